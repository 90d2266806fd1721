export function VendorPage() {
  return <section aria-busy="true" />
}

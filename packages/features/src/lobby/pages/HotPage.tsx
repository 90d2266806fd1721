export function HotPage() {
  return <section aria-busy="true" />
}

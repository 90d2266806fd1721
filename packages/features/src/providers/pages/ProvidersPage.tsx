export function ProvidersPage() {
  return <section aria-busy="true" />
}

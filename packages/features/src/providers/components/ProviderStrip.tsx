export function ProviderStrip() {
  return <section aria-busy="true" />
}

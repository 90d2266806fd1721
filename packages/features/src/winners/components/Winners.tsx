export function Winners() {
  return <section aria-busy="true" />
}

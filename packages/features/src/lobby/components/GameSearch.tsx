export function GameSearch() {
  return <section aria-busy="true" />
}

export function SearchResults() {
  return <section aria-busy="true" />
}

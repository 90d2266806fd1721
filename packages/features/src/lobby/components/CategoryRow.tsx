export function CategoryRow() {
  return <section aria-busy="true" />
}

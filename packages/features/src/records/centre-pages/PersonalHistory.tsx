export function PersonalHistory() {
  return <section aria-busy="true" />
}

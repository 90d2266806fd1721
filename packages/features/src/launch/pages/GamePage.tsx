export function GamePage() {
  return <section aria-busy="true" />
}

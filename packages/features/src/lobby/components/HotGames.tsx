export function HotGames() {
  return <section aria-busy="true" />
}

export function LobbyPage() {
  return <section aria-busy="true" />
}

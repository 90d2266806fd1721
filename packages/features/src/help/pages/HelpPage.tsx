export function HelpPage() {
  return <section aria-busy="true" />
}

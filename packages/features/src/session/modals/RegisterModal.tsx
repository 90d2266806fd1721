export function RegisterModal() {
  return <section aria-busy="true" />
}

export function RegisterPage() {
  return <section aria-busy="true" />
}

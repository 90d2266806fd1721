export function LoginPage() {
  return <section aria-busy="true" />
}

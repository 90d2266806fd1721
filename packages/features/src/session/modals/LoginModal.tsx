export function LoginModal() {
  return <section aria-busy="true" />
}

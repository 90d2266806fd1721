export function RegisterSuccessModal() {
  return <section aria-busy="true" />
}

export function NoticeModal() {
  return <section aria-busy="true" />
}

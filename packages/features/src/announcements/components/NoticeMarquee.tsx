export function NoticeMarquee() {
  return <section aria-busy="true" />
}

export function DownloadBlock() {
  return <section aria-busy="true" />
}

export function DownloadModal() {
  return <section aria-busy="true" />
}

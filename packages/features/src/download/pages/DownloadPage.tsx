export function DownloadPage() {
  return <section aria-busy="true" />
}

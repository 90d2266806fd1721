const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Waits until fonts and images stand and two frames have been drawn, so that a photograph shows the finished page. */
export async function settle(): Promise<void> {
  await frame()
  await Promise.all([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded))
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager' // one that waits to come into view would be waited for in vain
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))
/** Lets React finish what an event has asked for: an image that failed gives way to what stands in for it. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A short list of games lays out what is far away once the page is quiet. */
const unsettled = '.fy-GameGrid:not([data-settled]):has(> [data-part=tiles]:not([data-chunked]))'

/** Waits until fonts and images stand and two frames have been drawn, so that a photograph shows the finished page. */
export async function settle(): Promise<void> {
  await frame()
  await Promise.all([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded))
  await document.fonts.ready
  // Rows that come near bring images of their own.
  for (let known = -1; known !== document.images.length; ) {
    known = document.images.length
    for (const image of document.images) image.loading = 'eager' // one that waits to come into view would be waited for in vain
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await turn()
    await frame()
  }
  while (document.querySelector(unsettled)) await frame()
  await frame()
}

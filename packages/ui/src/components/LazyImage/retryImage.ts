const retriedSources = new WeakMap<HTMLImageElement, string>()

/** Wait before the one retry, so that a short loss of network has passed. */
export const retryDelayMs = 800

/** Loads the same source anew. The attribute keeps its written form, by which failed artwork is known. */
function reload(image: HTMLImageElement): void {
  const source = image.getAttribute('src')
  if (source) image.setAttribute('src', source)
}

/**
 * Loads a failed image once more (L26, C12). Answers false when this source has had its retry, which means the
 * default game icon is due (Z08).
 */
export function retryImage(image: HTMLImageElement): boolean {
  const { src } = image
  if (retriedSources.get(image) === src) return false
  retriedSources.set(image, src)
  // Until then the browser would show its mark of a broken picture.
  image.style.visibility = 'hidden'
  image.addEventListener('load', () => image.style.removeProperty('visibility'), { once: true })
  setTimeout(() => {
    if (image.isConnected && image.src === src) reload(image)
  }, retryDelayMs)
  return true
}

/** Starts an image again that failed before scripts were there to hear of it: its error event then comes again. */
export function recheckImage(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0) reload(image)
}

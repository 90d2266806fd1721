const retriedSources = new WeakMap<HTMLImageElement, string>()

/** Wait before the one retry, so that a short loss of network has passed. */
export const retryDelayMs = 800

/**
 * Loads a failed image once more (L26, C12). Answers false when this source has had its retry, which means the
 * default game icon is due (Z08).
 */
export function retryImage(image: HTMLImageElement): boolean {
  const source = image.src
  if (retriedSources.get(image) === source) return false
  retriedSources.set(image, source)
  setTimeout(() => {
    if (image.isConnected && image.src === source) image.src = source
  }, retryDelayMs)
  return true
}

/** Starts an image again that failed before scripts were there to hear of it: its error event then comes again. */
export function recheckImage(image: HTMLImageElement): void {
  const { src } = image
  if (image.complete && image.naturalWidth === 0 && src) image.src = src
}

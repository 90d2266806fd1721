import { type SyntheticEvent, useState } from 'react'
import { recheckImage, retryImage } from './retryImage.ts'

interface FailedImages {
  /** Sources of pictures that failed twice; something else stands in their place. */
  readonly failedImages: ReadonlySet<string>
  /** For the root of the pictures. */
  readonly imageProps: {
    ref(root: Element | null): void
    onErrorCapture(event: SyntheticEvent): void
  }
}

const none: ReadonlySet<string> = new Set()

/** Hears at a common root which pictures below it do not come (L26, Z08), so that none carries a handler of its own. */
export function useFailedImages(): FailedImages {
  const [failedImages, setFailedImages] = useState(none)
  // An image's error event does not bubble; on its way down it passes here.
  const onErrorCapture = ({ target: image }: SyntheticEvent): void => {
    if (!(image instanceof HTMLImageElement) || retryImage(image)) return
    const source = image.getAttribute('src')
    if (source) setFailedImages((known) => new Set(known).add(source))
  }
  return { failedImages, imageProps: { ref: recheckImages, onErrorCapture } }
}

/** Starts pictures again that failed before scripts were there to hear of it. */
export function recheckImages(root: Element | null): void {
  for (const image of root?.querySelectorAll('img') ?? []) recheckImage(image)
}

import { type LoaderOverlayLabels, loaderOverlayLabels } from './LoaderOverlay.labels.ts'
import { type LoaderOverlayCover, Root } from './LoaderOverlay.styles.ts'

export interface LoaderOverlayProps {
  /** What it covers; `container` needs a positioned ancestor. */
  cover?: LoaderOverlayCover
  labels?: LoaderOverlayLabels
}

/** A veil while there is nothing to do but wait (M14). Mount it to show it; waits shorter than 150 ms stay unseen. */
export function LoaderOverlay({ cover = 'container', labels = loaderOverlayLabels }: LoaderOverlayProps) {
  return (
    <Root data-cover={cover}>
      <span data-part="ring" aria-hidden />
      <span data-part="words">{labels.loading}</span>
    </Root>
  )
}

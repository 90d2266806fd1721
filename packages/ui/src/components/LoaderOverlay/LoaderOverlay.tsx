import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { type LoaderOverlayLabels, loaderOverlayLabels } from './LoaderOverlay.labels.ts'
import { type LoaderOverlayCover, Root } from './LoaderOverlay.styles.ts'

export interface LoaderOverlayProps {
  /** What it covers; `container` needs a positioned ancestor, `page` lies over dialogs as well and holds the keyboard. */
  cover?: LoaderOverlayCover
  labels?: LoaderOverlayLabels
}

/** A veil while there is nothing to do but wait (M14). Mount it to show it; waits shorter than 150 ms stay unseen. */
export function LoaderOverlay({ cover = 'container', labels = loaderOverlayLabels }: LoaderOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const veil = dialog.current
    if (!veil) return undefined
    veil.showModal()
    return () => veil.close()
  }, [])
  const words = (
    <>
      <span data-part="ring" aria-hidden />
      <span data-part="words">{labels.loading}</span>
    </>
  )
  if (cover === 'container') return <Root data-cover={cover}>{words}</Root>
  return (
    <Root as="dialog" ref={dialog} data-cover={cover} aria-label={labels.loading} onKeyDown={stay} onCancel={stay}>
      <output>{words}</output>
    </Root>
  )
}

/** What is waited for cannot be called off; without the key the platform would close it at the second Escape. */
function stay(event: KeyboardEvent | SyntheticEvent): void {
  if (event.type === 'cancel' || ('key' in event && event.key === 'Escape')) event.preventDefault()
}

import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { recheckImage, retryImage } from '../LazyImage/retryImage.ts'
import type { GameTileHandlers } from './GameTile.types.ts'

interface TileEvents {
  /** Sources of artwork that failed twice. */
  readonly failedImages: ReadonlySet<string>
  readonly rootProps: {
    readonly ref: RefObject<HTMLDivElement | null>
    onClick(event: MouseEvent): void
  }
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Hears clicks and failed artwork of every tile at their common root, so that a tile carries no handler of its own. */
export function useTileEvents({ onPlay, onTrial, onToggleFavourite }: GameTileHandlers): TileEvents {
  const ref = useRef<HTMLDivElement>(null)
  const [failedImages, setFailedImages] = useState<ReadonlySet<string>>(() => new Set())

  useEffect(() => {
    const root = ref.current
    if (!root) return
    // An image's error event does not bubble; on its way down it passes here.
    const onError = ({ target: image }: Event): void => {
      if (!(image instanceof HTMLImageElement) || retryImage(image)) return
      const source = image.getAttribute('src')
      if (source) setFailedImages((known) => new Set(known).add(source))
    }
    root.addEventListener('error', onError, { capture: true })
    for (const image of root.querySelectorAll('img')) recheckImage(image)
    return () => root.removeEventListener('error', onError, { capture: true })
  }, [])

  const handlers: Readonly<Record<string, ((id: string) => void) | undefined>> = {
    play: onPlay,
    trial: onTrial,
    favourite: onToggleFavourite,
  }

  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
    const id = control?.closest<HTMLElement>('[data-game]')?.dataset.game
    const handle = handlers[control?.dataset.part ?? '']
    if (id === undefined || !handle || !isPlainClick(event)) return
    event.preventDefault()
    handle(id)
  }

  return { failedImages, rootProps: { ref, onClick } }
}

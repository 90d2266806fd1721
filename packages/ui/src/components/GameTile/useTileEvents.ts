import type { MouseEvent, SyntheticEvent } from 'react'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import type { GameTileHandlers } from './GameTile.types.ts'

interface TileEvents {
  /** Sources of artwork that failed twice. */
  readonly failedImages: ReadonlySet<string>
  readonly rootProps: {
    ref(root: Element | null): void
    onClick(event: MouseEvent): void
    onErrorCapture(event: SyntheticEvent): void
  }
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Hears clicks and failed artwork of every tile at their common root, so that a tile carries no handler of its own. */
export function useTileEvents({ onPlay, onTrial, onInfo, onToggleFavourite }: GameTileHandlers): TileEvents {
  const { failedImages, imageProps } = useFailedImages()

  const handlers: Readonly<Record<string, ((id: string) => void) | undefined>> = {
    play: onPlay,
    trial: onTrial,
    info: onInfo,
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

  return { failedImages, rootProps: { ...imageProps, onClick } }
}

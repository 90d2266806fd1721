import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Which poster says more about itself, and on which of its sides there is room for it. */
export interface OpenPoster {
  readonly id: string
  readonly side: 'start' | 'end'
}

/** How long a pointer rests before a poster opens: one that only passes by moves nothing. */
const restMs = 120
/** Below this there is no room beside a poster. */
const leastWidth = 720
/** Width of what stands beside it. */
const asideWidth = 224

const tileOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null

function openingOf(tile: HTMLElement): OpenPoster | undefined {
  const row = tile.parentElement?.getBoundingClientRect()
  const { game: id } = tile.dataset
  if (!row || id === undefined || row.width < leastWidth) return undefined
  const { left, right } = tile.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(tile).direction === 'rtl'
  const room = isRightToLeft ? left - row.left : row.right - right
  return { id, side: room >= asideWidth ? 'end' : 'start' }
}

/** Opens the poster that a mouse rests on or the keyboard has reached; touch opens none, it plays. */
export function useAside() {
  const [open, setOpen] = useState<OpenPoster>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = (): void => {
    clearTimeout(timer.current)
    setOpen(undefined)
  }
  return {
    open,
    asideProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent): void => {
        const tile = tileOf(target)
        if (pointerType === 'touch' || tile?.dataset.game === open?.id) return
        clearTimeout(timer.current)
        if (tile) timer.current = setTimeout(() => setOpen(openingOf(tile)), restMs)
      },
      onPointerLeave: close,
      onFocus: ({ target }: FocusEvent): void => {
        const tile = tileOf(target)
        if (!tile || tile.dataset.game === open?.id || !target.matches(':focus-visible')) return
        clearTimeout(timer.current)
        setOpen(openingOf(tile))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: ({ key }: { readonly key: string }): void => {
        if (key === 'Escape') close()
      },
    },
  }
}

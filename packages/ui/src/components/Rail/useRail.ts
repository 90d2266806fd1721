import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'

interface RailState {
  readonly ref: RefObject<HTMLElement | null>
  /** There is more than fits. */
  readonly moves: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  readonly step: (direction: 1 | -1) => void
}

/** What of a row that scrolls is out of sight, and how to bring it in. */
export function useRail(count: number): RailState {
  const ref = useRef<HTMLElement>(null)
  const [ends, setEnds] = useState({ moves: false, isAtStart: true, isAtEnd: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items make another row
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = (): void => {
      // From right to left the place is negative.
      const place = Math.abs(row.scrollLeft)
      const room = row.scrollWidth - row.clientWidth
      const next = { moves: room > 1, isAtStart: place < 2, isAtEnd: place > room - 2 }
      setEnds((known) =>
        known.moves === next.moves && known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd
          ? known
          : next,
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [count])

  const step = (direction: 1 | -1): void => {
    const row = ref.current
    if (!row) return
    const forth = getComputedStyle(row).direction === 'rtl' ? -direction : direction
    row.scrollBy({ left: forth * row.clientWidth * 0.8, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }
  return { ref, ...ends, step }
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'

/** How long a number is on its way, in ms. */
const duration = 600

/**
 * Lets the number in an element count to its new value when it changed: never at first, never under reduced motion, and
 * not in a hidden tab. The element holds `format(value)` as its only text.
 */
export function useCounting(
  ref: RefObject<HTMLElement | null>,
  value: number | undefined,
  format: (value: number) => string,
): void {
  const shown = useRef(value)
  const write = useRef(format)
  useLayoutEffect(() => {
    write.current = format
  })
  useLayoutEffect(() => {
    const element = ref.current
    const from = shown.current
    shown.current = value
    if (!element || from === undefined || value === undefined || from === value) return undefined
    if (document.hidden || prefersReducedMotion()) return undefined
    const start = performance.now()
    let frame = 0
    const step = (): void => {
      const part = Math.min(1, (performance.now() - start) / duration)
      const eased = 1 - (1 - part) ** 3
      shown.current = Math.round(from + (value - from) * eased)
      element.textContent = write.current(shown.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [ref, value])
}

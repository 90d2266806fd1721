import { type RefObject, useLayoutEffect } from 'react'

/** Makes a scrolling element a tab stop while its content is larger than its room, so that the keyboard can scroll it. */
export function useScrollFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const update = (): void => {
      const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
      if (scrolls) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    update()
    return () => observer.disconnect()
  })
}

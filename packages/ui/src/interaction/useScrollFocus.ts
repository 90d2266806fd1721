import { type RefObject, useEffect, useRef } from 'react'

/** Makes a scrolling element a tab stop while its content is larger than its room, so that the keyboard can scroll it. */
export function useScrollFocus(ref: RefObject<HTMLElement | null>): void {
  const isKnown = useRef(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const update = (): void => {
      const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
      if (scrolls) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // Asked for once, so that the tab stop is there with the content; asking at every render would have the page laid out
    // in between, so that later sizes are told instead.
    if (!isKnown.current) update()
    isKnown.current = true
    const observer = new ResizeObserver(update)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  })
}

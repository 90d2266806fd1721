import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/**
 * Whether an element is or was within one screen of what is seen. In prerendered markup everything counts as near, so
 * that a page is whole without script.
 */
export function useNear(ref: RefObject<Element | null>, startsNear: boolean): boolean {
  const isPrerendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isNear, setNear] = useState(startsNear || isPrerendered)
  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, ref])
  return isNear
}

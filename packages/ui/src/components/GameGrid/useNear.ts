import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls when an element comes near. One observer watches for all, as each more costs time in every frame. */
function whenNear(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: '100% 0px' },
  )
  waiting.set(element, call)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    waiting.delete(element)
  }
}

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
    return whenNear(ref.current, () => setNear(true))
  }, [isNear, ref])
  return isNear
}

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Calls when an element comes near; answers how to stop waiting for it. */
export type WhenNear = (element: Element, call: () => void) => () => void

/** One observer watches for all of a kind, as each more costs time in every frame. */
function watchWithin(rootMargin: string): WhenNear {
  const waiting = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined
  return (element, call) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
      },
      { rootMargin },
    )
    waiting.set(element, call)
    observer.observe(element)
    return () => {
      observer?.unobserve(element)
      waiting.delete(element)
    }
  }
}

/** Within one screen of what is seen. */
export const whenNear = watchWithin('100% 0px')
/** Within three screens: what holds parts that are watched has come near before they have. */
export const whenNearby = watchWithin('300% 0px')

/**
 * Whether an element is or was near what is seen; without `when` it is not watched yet, since each element that is costs
 * time in every frame. In prerendered markup everything counts as near, so that a page is whole without script.
 */
export function useNear(ref: RefObject<Element | null>, startsNear: boolean, when: WhenNear | undefined): boolean {
  const isPrerendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isNear, setNear] = useState(startsNear || isPrerendered)
  useEffect(() => {
    if (isNear || !when || !ref.current) return
    return when(ref.current, () => setNear(true))
  }, [isNear, when, ref])
  return isNear
}

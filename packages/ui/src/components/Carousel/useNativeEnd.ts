import { type RefObject, useEffect, useRef } from 'react'

/** Tells whether the last slide of a native row is wholly in sight, whenever that changes. Nothing for no slides. */
export function useNativeEnd(
  ref: RefObject<HTMLElement | null>,
  count: number,
  onChange: (isInSight: boolean) => void,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const root = ref.current
    const last = root?.children[count - 1]
    if (!last) return
    const tell = ([entry]: readonly IntersectionObserverEntry[]): void =>
      latest.current((entry?.intersectionRatio ?? 0) > 0.99)
    const observer = new IntersectionObserver(tell, { root, threshold: [0.99, 1] })
    observer.observe(last)
    return () => observer.disconnect()
  }, [ref, count])
}

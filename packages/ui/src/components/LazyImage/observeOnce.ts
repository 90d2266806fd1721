/** Part of an image's box that has to be on screen before it is fetched (C12). */
export const lazyThreshold = 0.1

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    waiting.get(target)?.()
    forget(target)
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Calls back once when the element comes on screen; all elements share one observer. Answers how to stop waiting. */
export function observeOnce(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { threshold: lazyThreshold })
  waiting.set(element, onSeen)
  observer.observe(element)
  return () => forget(element)
}

const watched = new Map<Element, (isInSight: boolean) => void>()
let observer: IntersectionObserver | undefined

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) watched.get(target)?.(isIntersecting)
}

/**
 * Tells whether any of an element is on screen, soon after the call and whenever that changes. All elements of a page
 * share one observer. Returns how to stop.
 */
export function watchSight(element: Element, onChange: (isInSight: boolean) => void): () => void {
  observer ??= new IntersectionObserver(tell)
  watched.set(element, onChange)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}

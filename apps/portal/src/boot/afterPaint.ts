/** Milliseconds after `load` at which waiting ends. */
const latest = 1_000

/** Calls back after the largest contentful paint when the page is idle, at the latest 1 s after `load`; more than once may happen. */
export function afterPaint(start: () => void): void {
  const whenLoaded = (): void => {
    setTimeout(start, latest)
    const soon = (): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: latest })
      else setTimeout(start)
    }
    try {
      new PerformanceObserver((_list, observer) => {
        observer.disconnect()
        soon()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    } catch {
      // Without paint timing the latest moment counts.
    }
  }
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}

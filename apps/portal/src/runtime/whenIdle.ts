/** Runs work when the page has nothing better to do, at the latest after `timeout` ms. Returns how to call it off. */
export function whenIdle(work: () => void, timeout = 2_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}

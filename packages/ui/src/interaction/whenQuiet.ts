const waiting = new Set<() => void>()
let isRunning = false

/** A machine busy with something else may give a page no idle moment at all: after this long it is done anyway. */
const longestWait = 3000

const idle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: longestWait })
  else setTimeout(work, 200)
}

function next(): void {
  const [work] = waiting
  isRunning = work !== undefined
  if (!work) return
  idle(() => {
    if (waiting.delete(work)) work()
    // What it changed is drawn before the next piece, so that two never share a frame.
    requestAnimationFrame(() => setTimeout(next))
  })
}

/** Runs pieces of work one by one while the page has nothing else to do. Returns how to call one off. */
export function whenQuiet(work: () => void): () => void {
  waiting.add(work)
  if (!isRunning) next()
  return () => waiting.delete(work)
}

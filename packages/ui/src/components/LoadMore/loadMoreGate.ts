/** Milliseconds that presses are gathered before one of them counts (L25, C10). */
export const gatherTime = 300
/** Milliseconds after a load in which nothing more is loaded (L25, C10). */
export const lockTime = 500

/**
 * Lets one of many presses through: 300 ms after the last one, and not while 500 ms after the load before have not passed.
 * `stop` forgets a press that is waiting.
 */
export function createLoadMoreGate(load: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let lockedUntil = 0
  const press = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (performance.now() < lockedUntil) return
      lockedUntil = performance.now() + lockTime
      load()
    }, gatherTime)
  }
  return { press, stop: () => clearTimeout(waiting) }
}

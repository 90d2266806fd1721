import type { Pieces } from '@foyer/feature-api'

/** Knows when the browser has taken over every piece of a prerendered page, the page itself included. */
export interface Takeover extends Pieces {
  readonly isDone: () => boolean
  readonly done: Promise<void>
  /** Calls back once when it is done. Returns how to call it off. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createTakeover(): Takeover {
  let open = 0
  let isDone = false
  const listeners = new Set<() => void>()
  const begin = () => {
    let isOpen = true
    open += 1
    return () => {
      if (isOpen) open -= 1
      isOpen = false
      if (open > 0 || isDone) return
      isDone = true
      for (const listener of listeners) listener()
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { begin, isDone: () => isDone, subscribe, done: new Promise((resolve) => void subscribe(resolve)) }
}

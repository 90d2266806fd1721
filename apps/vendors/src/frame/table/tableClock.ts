import { steadyNow } from '../steadyNow.ts'

/** Time as a table needs it; a test moves it by hand. */
export interface TableClock {
  readonly now: () => number
  /** Calls back after so many ms; returns what prevents it. */
  readonly after: (ms: number, act: () => void) => () => void
}

export const realClock: TableClock = {
  // As timers run, which nobody sets.
  now: steadyNow,
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

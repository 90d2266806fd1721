import type { TableClock } from './tableClock.ts'

/** The phases of a table's rounds, one after another on the server's clock. */
export interface PhaseClock {
  /** When the running phase began and when it ends at the latest. */
  readonly span: () => { readonly from: number; readonly until: number }
  /** Begins a phase; resolves when its time is over. */
  readonly begin: (ms: number) => Promise<void>
  /** The phase is over before its time: what waits for it waits no longer. */
  readonly end: () => void
}

export function createPhaseClock(clock: TableClock): PhaseClock {
  let span = { from: 0, until: 0 }
  let stop: (() => void) | undefined
  return {
    span: () => span,
    begin: (ms) => {
      span = { from: clock.now(), until: clock.now() + ms }
      return new Promise((resolve) => {
        stop = clock.after(ms, resolve)
      })
    },
    end: () => stop?.(),
  }
}

/** Runs a table while somebody sits there: `wake` starts it unless it runs. */
export function createRun(
  run: () => Promise<void>,
  onProblem: (error: unknown) => void,
): { readonly wake: () => void } {
  let isRunning = false
  return {
    wake: () => {
      if (isRunning) return
      isRunning = true
      void run()
        .catch(onProblem)
        .finally(() => {
          isRunning = false
        })
    },
  }
}

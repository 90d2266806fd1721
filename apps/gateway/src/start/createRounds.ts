import type { Logger } from 'pino'
import type { ReportProblem } from '../calls/askRound.ts'

interface Rounds {
  /** Does a work again and again; one that still runs when the next is due is not joined by it. `what` is logged where it fails. */
  readonly every: (interval: number, what: string, work: () => Promise<void>) => void
  /** Does a work once, at once. */
  readonly soon: (what: string, work: () => Promise<void>) => void
  /** Logs what of a work could not be done. */
  readonly report: (what: string) => ReportProblem
  /** Begins none any more, and lets those under way end. Nothing is said of what they cannot do from then on. */
  readonly end: () => Promise<void>
}

/** What the gateway does by itself. Whoever starts next goes on with what was cut off after `patience` ms. */
export function createRounds(log: Pick<Logger, 'error'>, patience = 3000): Rounds {
  const timers: NodeJS.Timeout[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false
  const say = (fields: object, what: string): void => {
    if (!isOver) log.error(fields, what)
  }
  const begin = (what: string, work: () => Promise<void>): Promise<void> => {
    const own = work()
      .catch((error: unknown) => say({ err: error }, what))
      .finally(() => underWay.delete(own))
    underWay.add(own)
    return own
  }
  return {
    every: (interval, what, work) => {
      let isRunning = false
      timers.push(
        setInterval(() => {
          if (isRunning) return
          isRunning = true
          void begin(what, work).finally(() => {
            isRunning = false
          })
        }, interval),
      )
    },
    soon: (what, work) => void begin(what, work),
    report: (what) => (error, reference) => say({ err: error, reference }, what),
    end: async () => {
      for (const timer of timers) clearInterval(timer)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience)
      })
      await Promise.race([Promise.all(underWay), late])
      clearTimeout(timer)
      isOver = true
    },
  }
}

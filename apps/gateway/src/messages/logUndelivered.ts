import type { Logger } from 'pino'
import type { MessageFacts } from '../calls/messenger.ts'

/** So long what fails for the same reason is counted and not told, in ms. */
const quietMs = 60_000

/**
 * Logs what could not be delivered: of each brand and way out the first message that fails for a reason, and after a minute how
 * many others there were. A service that is down or unpaid would fill the log with every code that is asked for.
 */
export function logUndelivered(log: Pick<Logger, 'error'>): (error: unknown, message: MessageFacts) => void {
  const untold = new Map<string, number>()
  return (error, message) => {
    const { merchant, channel } = message
    const reason = error instanceof Error ? error.message : String(error)
    const key = `${merchant} ${channel} ${reason}`
    const known = untold.get(key)
    untold.set(key, known === undefined ? 0 : known + 1)
    if (known !== undefined) return
    log.error({ err: error, ...message }, 'a message could not be delivered')
    setTimeout(() => {
      const others = untold.get(key) ?? 0
      untold.delete(key)
      if (others > 0)
        log.error({ merchant, channel, reason, others }, 'other messages could not be delivered for the same reason')
    }, quietMs).unref()
  }
}

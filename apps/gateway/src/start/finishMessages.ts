import type { Logger } from 'pino'
import type { Messenger } from '../calls/messenger.ts'

/** Lets messages under way leave for `patience` ms, and logs those that have not: who waits for them asks for another. */
export async function finishMessages(messenger: Messenger, log: Logger, patience = 3000): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([messenger.settled(), late])
  clearTimeout(timer)
  for (const message of messenger.underWay())
    log.error(message, 'a message was not delivered before the gateway stopped')
}

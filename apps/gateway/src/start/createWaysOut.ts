import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Messenger } from '../calls/messenger.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { createMessenger } from '../messages/createMessenger.ts'
import { deliverByMail } from '../messages/deliverByMail.ts'
import { deliverBySms } from '../messages/deliverBySms.ts'
import { logUndelivered } from '../messages/logUndelivered.ts'
import { deliverToOutbox } from '../messages/outbox.ts'
import type { Config } from './config.ts'

/** What messages leave by: a sandbox keeps them all, otherwise they go where the operator says. */
export function createWaysOut(
  db: Kysely<Database>,
  clock: Clock,
  log: Logger,
  { mode, mail, sms }: Pick<Config, 'mode' | 'mail' | 'sms'>,
): Messenger {
  const outbox = deliverToOutbox(db, clock)
  const ways =
    mode === 'sandbox'
      ? { mail: outbox, sms: outbox }
      : {
          ...(mail === undefined ? {} : { mail: deliverByMail(mail) }),
          ...(sms === undefined ? {} : { sms: deliverBySms(sms) }),
        }
  return createMessenger(ways, logUndelivered(log))
}

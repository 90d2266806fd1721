import type { Kysely } from 'kysely'
import type { MessageChannel } from '../calls/messenger.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Deliver } from './createMessenger.ts'

/** A message as the outbox of a sandbox keeps it. */
export interface OutboxMessage {
  readonly id: string
  readonly channel: MessageChannel
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly language: string
  /** ISO 8601 instant of the world clock. */
  readonly sentAt: string
}

/** The sandbox's way out: messages are kept where a person can read them. */
export const deliverToOutbox =
  (db: Kysely<Database>, clock: Clock): Deliver =>
  async ({ merchantId, channel, to, subject, text, language }) => {
    await db
      .insertInto('outbox')
      .values({
        merchant_id: merchantId,
        channel,
        recipient: to,
        subject: subject ?? null,
        body: text,
        language,
        sent_at: clock.now(),
      })
      .execute()
  }

/** The newest messages of a merchant, the last one first; `before` is the id after which older ones begin. */
export async function readOutbox(
  db: Kysely<Database>,
  merchantId: number,
  { most = 50, before }: { readonly most?: number; readonly before?: string } = {},
): Promise<readonly OutboxMessage[]> {
  let query = db
    .selectFrom('outbox')
    .select(['message_id', 'channel', 'recipient', 'subject', 'body', 'language', 'sent_at'])
    .where('merchant_id', '=', merchantId)
  if (before !== undefined) query = query.where('message_id', '<', BigInt(before))
  const rows = await query.orderBy('message_id', 'desc').limit(most).execute()
  return rows.map((row) => ({
    id: String(row.message_id),
    channel: row.channel,
    to: row.recipient,
    ...(row.subject === null ? {} : { subject: row.subject }),
    text: row.body,
    language: row.language,
    sentAt: row.sent_at.toISOString(),
  }))
}

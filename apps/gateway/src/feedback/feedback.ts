import type { DeskFeedback, FeedbackType } from '@foyer/contract'
import type { Kysely } from 'kysely'
import { newReference } from '../calls/newReference.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'

interface Scope {
  readonly db: Kysely<Database>
  readonly merchantId: number
  readonly clock: Clock
}

interface Written {
  readonly memberId: bigint | undefined
  readonly type: FeedbackType
  readonly content: string
  readonly language: string
}

/** An answer that was lost is asked for again within this time, ms. */
const sameWithin = 10 * 60_000
const mostShown = 50

/** Takes a feedback. Sent again by its member because the answer was lost, it is the one they have sent. */
export const sendFeedback = ({ db, merchantId, clock }: Scope, written: Written): Promise<{ reference: string }> =>
  db.transaction().execute(async (trx) => {
    const { memberId, type, content, language } = written
    const now = clock.now()
    if (memberId !== undefined) {
      // One after the other, so that two that are sent at once are seen to be the same.
      await trx
        .selectFrom('members')
        .select('member_id')
        .where('merchant_id', '=', merchantId)
        .where('member_id', '=', memberId)
        .forUpdate()
        .execute()
      const same = await trx
        .selectFrom('feedback')
        .select('reference')
        .where('merchant_id', '=', merchantId)
        .where('member_id', '=', memberId)
        .where('sent_at', '>', new Date(now.getTime() - sameWithin))
        .where('type', '=', type)
        .where('content', '=', content)
        .executeTakeFirst()
      if (same) return same
    }
    const reference = newReference('F')
    await trx
      .insertInto('feedback')
      .values({
        merchant_id: merchantId,
        reference,
        member_id: memberId ?? null,
        type,
        content,
        language,
        sent_at: now,
      })
      .execute()
    return { reference }
  })

/** What waits for customer service, the last one first. */
export async function openFeedback(db: Kysely<Database>, merchantId: number): Promise<DeskFeedback> {
  const open = db.selectFrom('feedback as f').where('f.merchant_id', '=', merchantId).where('f.closed_at', 'is', null)
  const rows = await open
    .leftJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'f.merchant_id').onRef('m.member_id', '=', 'f.member_id'),
    )
    .select(['f.reference', 'f.type', 'f.content', 'f.language', 'f.sent_at', 'm.username'])
    .orderBy('f.feedback_id', 'desc')
    .limit(mostShown)
    .execute()
  const { total } = await open.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return {
    feedback: rows.map(({ reference, type, content, language, sent_at, username }) => ({
      reference,
      type,
      content,
      ...(username === null ? {} : { member: username }),
      language,
      sentAt: sent_at.toISOString(),
    })),
    total: Number(total),
  }
}

/** Puts a feedback away; one that is put away already stays so. Throws `not_found`. */
export async function closeFeedback(
  db: Kysely<Database>,
  merchantId: number,
  reference: string,
  clock: Clock,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set(({ fn, ref, val }) => ({ closed_at: fn.coalesce(ref('closed_at'), val(clock.now())) }))
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ProblemError('not_found')
}

import type { Application } from '@foyer/contract'
import { nextPromotionStatus, type PromotionMove, writeDecimal } from '@foyer/rules'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import type { Database, PromotionApplicationsTable } from '../database/schema.ts'

export type ApplicationRow = Selectable<PromotionApplicationsTable>

/** An application as the wire has it. */
export const describeApplication = (row: ApplicationRow, decimals: number): Application => ({
  reference: row.reference,
  promotionId: row.promotion_id,
  status: row.status,
  comment: row.comment,
  images: row.images,
  ...(row.reward === null ? {} : { reward: writeDecimal(row.reward, decimals) }),
  appliedAt: row.applied_at.toISOString(),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  ...(row.claimed_at === null ? {} : { claimedAt: row.claimed_at.toISOString() }),
})

/** An application of a merchant, of one member where that is asked, held until the end of the transaction. Throws `not_found`. */
export async function lockApplication(
  trx: Transaction<Database>,
  merchantId: number,
  reference: string,
  memberId?: bigint,
): Promise<ApplicationRow> {
  let found = trx
    .selectFrom('promotion_applications')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
  if (memberId !== undefined) found = found.where('member_id', '=', memberId)
  const row = await found.forUpdate().executeTakeFirst()
  if (row === undefined) throw new ProblemError('not_found')
  return row
}

/** Moves a held application on. Throws `state_changed` where that is not possible. */
export async function moveApplication(
  trx: Kysely<Database>,
  row: ApplicationRow,
  move: PromotionMove,
  change: { readonly reward?: bigint; readonly decided_at?: Date; readonly claimed_at?: Date },
): Promise<ApplicationRow> {
  const status = nextPromotionStatus(row.status, move)
  if (status === undefined || status === 'comingSoon' || status === 'joining' || status === 'closed')
    throw new ProblemError('state_changed')
  return trx
    .updateTable('promotion_applications')
    .set({ status, ...change })
    .where('merchant_id', '=', row.merchant_id)
    .where('application_id', '=', row.application_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

import { proofBytes, proofPixels } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { readAmount } from '../../calls/readAmount.ts'
import { readPicture } from '../../calls/readPicture.ts'
import type { Database } from '../../database/schema.ts'
import { countAttempt } from '../../session/port.ts'
import { decimalsOf } from '../methods.ts'
import { moveWithdrawal } from './moveWithdrawal.ts'
import { lockWithdrawal, payoutOf, type WithdrawalRow } from './withdrawals.ts'

const proofBounds = { kinds: ['PNG', 'JPEG', 'WebP'], bytes: proofBytes, pixels: proofPixels } as const
/** Each one costs the server the work of a large picture. */
const proofLimit = { most: 20, windowSeconds: 3600, waitSeconds: 900 }

/** Does something with an own withdrawal under its lock. Throws `not_found`. */
function withOwn(
  { db, merchant, session }: SignedInContext,
  reference: string,
  perform: (trx: Transaction<Database>, row: WithdrawalRow) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, merchant.id, reference, session.memberId)
    if (row === undefined) throw new ProblemError('not_found')
    return perform(trx, row)
  })
}

const byMember = ({ merchant, clock }: SignedInContext) => ({ merchant, source: 'member' as const, at: clock.now() })

/** QR19. A second request finds what the first has done. */
export const cancelWithdrawal = (context: SignedInContext, reference: string): Promise<WithdrawalRow> =>
  withOwn(context, reference, async (trx, row) => {
    if (row.status === 'CANCELLED') return row
    if (!context.merchant.config.jurisdiction.withdrawalCancel) throw new ProblemError('state_changed')
    return moveWithdrawal(trx, row, 'cancel', byMember(context))
  })

/** P22. What has arrived in all is told, not what came last, so that a request that is sent again changes nothing. */
export const confirmWithdrawal = (
  context: SignedInContext,
  { reference, receivedAmount }: { readonly reference: string; readonly receivedAmount?: string },
): Promise<WithdrawalRow> =>
  withOwn(context, reference, async (trx, row) => {
    const payout = payoutOf(row)
    const received = receivedAmount === undefined ? payout : readReceived(context, receivedAmount, payout)
    if (row.status === 'RECEIVED' && row.receipt === 'MEMBER' && received === payout) return row
    const isOpen = row.status === 'PAID' || row.status === 'DISPUTED'
    if (isOpen && received === row.received) return row
    if (isOpen && received < row.received) throw wrongAmount('is less than has arrived before')
    return received === payout
      ? moveWithdrawal(trx, row, 'receive', byMember(context))
      : moveWithdrawal(trx, row, 'part', { ...byMember(context), received })
  })

function readReceived({ merchant }: SignedInContext, text: string, payout: bigint): bigint {
  const received = readAmount(text, decimalsOf(merchant), '/receivedAmount')
  if (received === 0n) throw wrongAmount('must be more than zero')
  if (received > payout) throw wrongAmount('is more than was paid')
  return received
}

const wrongAmount = (message: string): ProblemError =>
  new ProblemError('validation_failed', { issues: [{ path: '/receivedAmount', message }] })

/** P22. Keeps the picture and leaves the rest to a person. One picture is kept: another one is refused, not dropped. */
export async function withdrawalMissing(
  context: SignedInContext,
  { reference, image }: { readonly reference: string; readonly image: string },
): Promise<WithdrawalRow> {
  const { db, merchant, session, clock } = context
  const found = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (found === undefined) throw new ProblemError('not_found')
  // Nobody has the server work on a picture that is not asked for.
  if (found.status !== 'PAID' && found.status !== 'DISPUTED') throw new ProblemError('state_changed')
  await countAttempt({ db, clock, merchantId: merchant.id }, `proof:${session.memberId}`, proofLimit)
  const picture = await readPicture(`${merchant.id}:${session.memberId}`, image, proofBounds)
  return withOwn(context, reference, async (trx, row) => {
    if (row.status === 'DISPUTED') {
      if (await isKept(trx, row, picture)) return row
      throw new ProblemError('state_changed')
    }
    const moved = await moveWithdrawal(trx, row, 'missing', byMember(context))
    await trx
      .insertInto('withdrawal_proofs')
      .values({
        merchant_id: row.merchant_id,
        withdrawal_id: row.withdrawal_id,
        image: picture,
        sent_at: clock.now(),
      })
      .execute()
    return moved
  })
}

/** Whether a picture is the one that somebody looks at already: a request that is sent again. */
async function isKept(trx: Transaction<Database>, row: WithdrawalRow, picture: Buffer): Promise<boolean> {
  const kept = await trx
    .selectFrom('withdrawal_proofs')
    .select('image')
    .where('merchant_id', '=', row.merchant_id)
    .where('withdrawal_id', '=', row.withdrawal_id)
    .executeTakeFirst()
  return kept !== undefined && picture.equals(kept.image)
}

import type { OpenWithdrawal, WithdrawalDecision, WithdrawalVerdict } from '@foyer/contract'
import type { Kysely, Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Services } from '../../calls/services.ts'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { describeForOperator } from './describeWithdrawal.ts'
import { moveWithdrawal } from './moveWithdrawal.ts'
import type { WithdrawalMove } from './nextStatus.ts'
import { lockWithdrawal, type WithdrawalRow, type WithdrawalSource } from './withdrawals.ts'

const most = 50

const withMember = (db: Kysely<Database>, merchant: Merchant) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'w.merchant_id').onRef('m.member_id', '=', 'w.member_id'),
    )
    .selectAll('w')
    .select('m.username as member')
    .where('w.merchant_id', '=', merchant.id)

/** Withdrawals that wait for a person, their provider or the member, the oldest first. */
export async function openWithdrawals(
  db: Kysely<Database>,
  merchant: Merchant,
  after?: string,
): Promise<OpenWithdrawal[]> {
  let open = withMember(db, merchant).where('w.status', 'in', ['PENDING', 'APPROVED', 'PAID', 'DISPUTED'])
  if (after !== undefined)
    open = open.where(
      'w.withdrawal_id',
      '>',
      db
        .selectFrom('withdrawals')
        .select('withdrawal_id')
        .where('merchant_id', '=', merchant.id)
        .where('reference', '=', after),
    )
  const rows: (WithdrawalRow & { member: string })[] = await open.orderBy('w.withdrawal_id').limit(most).execute()
  return describeForOperator(db, merchant, rows)
}

const moves: Readonly<Record<WithdrawalVerdict, WithdrawalMove>> = {
  approve: 'approve',
  refuse: 'refuse',
  pay: 'paid',
  refund: 'refund',
  force: 'force',
}

/** Whether this decision has brought a withdrawal where it is; the same one again changes nothing. */
async function isDone(trx: Transaction<Database>, row: WithdrawalRow, decision: WithdrawalVerdict): Promise<boolean> {
  const { status, receipt } = row
  if (decision === 'approve') return status === 'APPROVED'
  if (decision === 'refuse') return status === 'REFUSED'
  if (decision === 'refund') return status === 'REFUNDED'
  if (decision === 'force') return receipt === 'FORCED'
  // Whoever pays once more because the provider's payment is taken for theirs has paid twice.
  return status === 'PAID' && (await payerOf(trx, row)) !== 'provider'
}

async function payerOf(
  trx: Transaction<Database>,
  { merchant_id, withdrawal_id }: WithdrawalRow,
): Promise<WithdrawalSource | undefined> {
  const paid = await trx
    .selectFrom('withdrawal_events')
    .select('source')
    .where('merchant_id', '=', merchant_id)
    .where('withdrawal_id', '=', withdrawal_id)
    .where('step', '=', 'paid')
    .executeTakeFirst()
  return paid?.source
}

/** What its provider has been told of may be paid already, or at any time, until the provider says that it is not. */
function checkNotUnderWay({ status, sent_at }: WithdrawalRow, decision: WithdrawalVerdict): void {
  if (status !== 'APPROVED' || sent_at === null || (decision !== 'pay' && decision !== 'refuse')) return
  const message = 'has to wait for the provider, which may have paid it'
  throw new ProblemError('state_changed', {
    partnerCode: 'withdrawal_under_way',
    issues: [{ path: '/decision', message }],
  })
}

/** Decides a withdrawal for a person at the desk or in a back office. Throws `not_found` and `state_changed`. */
export async function decideWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  { reference, decision, reason }: WithdrawalDecision,
  source: 'desk' | 'back office',
): Promise<OpenWithdrawal> {
  if (reason !== undefined && decision !== 'refuse')
    throw new ProblemError('validation_failed', { issues: [{ path: '/reason', message: 'goes with refuse only' }] })
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, merchant.id, reference)
    if (row === undefined) throw new ProblemError('not_found')
    if (await isDone(trx, row, decision)) return
    checkNotUnderWay(row, decision)
    const circumstances = { merchant, source, at }
    // To pay one that waits is to approve it.
    const held =
      decision === 'pay' && row.status === 'PENDING' ? await moveWithdrawal(trx, row, 'approve', circumstances) : row
    const why = decision === 'refuse' ? { reason: reason ?? ('other' as const) } : {}
    await moveWithdrawal(trx, held, moves[decision], { ...circumstances, ...why })
  })
  const rows = await withMember(db, merchant).where('w.reference', '=', reference).execute()
  const [decided] = await describeForOperator(db, merchant, rows)
  if (decided === undefined) throw new ProblemError('not_found')
  return decided
}

/** The picture that shows that a withdrawal did not arrive, a JPEG. Throws `not_found`. */
export async function readProofOf(db: Kysely<Database>, merchant: Merchant, reference: string): Promise<Buffer> {
  const row = await db
    .selectFrom('withdrawal_proofs as p')
    .innerJoin('withdrawals as w', (join) =>
      join.onRef('w.merchant_id', '=', 'p.merchant_id').onRef('w.withdrawal_id', '=', 'p.withdrawal_id'),
    )
    .select('p.image')
    .where('p.merchant_id', '=', merchant.id)
    .where('w.reference', '=', reference)
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('not_found')
  return Buffer.from(row.image)
}

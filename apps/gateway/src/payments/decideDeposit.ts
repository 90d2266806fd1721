import type { DepositDecision, OpenDeposit } from '@foyer/contract'
import { readDecimal, writeDecimal } from '@foyer/rules'
import { type Kysely, sql } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import type { Services } from '../calls/services.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { addNotice } from '../wallet/port.ts'
import { creditDeposit } from './creditDeposit.ts'
import { addEvent, type DepositRow, lockDeposit, updateDeposit } from './deposits.ts'
import { describeForOperator } from './describeDeposit.ts'
import { decimalsOf } from './methods.ts'

const most = 50

const withAccount = (db: Kysely<Database>, merchant: Merchant) =>
  db
    .selectFrom('deposits as d')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'd.merchant_id').onRef('m.member_id', '=', 'd.member_id'),
    )
    .selectAll('d')
    .select('m.username as account')
    .where('d.merchant_id', '=', merchant.id)

/** Deposits that wait for their provider or for a person; those for a person first, then the oldest. */
export async function openDeposits(db: Kysely<Database>, merchant: Merchant, after?: string): Promise<OpenDeposit[]> {
  let open = withAccount(db, merchant).where('d.status', 'in', ['PENDING', 'REVIEW'])
  if (after !== undefined)
    // One that a person has decided since was among those for a person.
    open = open.where(
      sql<boolean>`(d.status <> 'REVIEW', d.deposit_id) > (
        select not exists (
          select from deposit_events e
          where e.merchant_id = a.merchant_id and e.deposit_id = a.deposit_id and e.step in ('differs', 'again')
        ), a.deposit_id
        from deposits a where a.merchant_id = ${merchant.id} and a.reference = ${after}
      )`,
    )
  const rows: (DepositRow & { account: string })[] = await open
    .orderBy(sql`d.status <> 'REVIEW'`)
    .orderBy('d.deposit_id')
    .limit(most)
    .execute()
  return describeForOperator(db, merchant, rows)
}

/**
 * What a person may say has arrived: at most what the member asked for, what the provider said or what the method takes,
 * whichever is most. More is a mistake in typing.
 */
function checkGiven(given: bigint, { amount, paid_amount, method_id }: DepositRow, { config }: Merchant): void {
  const decimals = decimalsOf({ config })
  const { max = '0' } = config.payments.deposit.find(({ id }) => id === method_id) ?? {}
  const bounds = [amount, paid_amount ?? 0n, readDecimal(max, decimals) ?? 0n]
  const most = bounds.reduce((highest, bound) => (bound > highest ? bound : highest))
  if (given > most) throw refuseAmount(`is above ${writeDecimal(most, decimals)}`)
}

const refuseAmount = (message: string): ProblemError =>
  new ProblemError('validation_failed', { issues: [{ path: '/amount', message }] })

/**
 * Credits or refuses a deposit for a person at the desk or in a back office. Throws `not_found`, and `idempotency_conflict`
 * where it was decided otherwise, or failed at its provider; the same decision again changes nothing.
 */
export async function decideDeposit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  { reference, decision, amount }: DepositDecision,
  source: 'desk' | 'back office',
): Promise<OpenDeposit> {
  const decimals = decimalsOf(merchant)
  const at = clock.now()
  const given = amount === undefined ? undefined : readDecimal(amount, decimals)
  if (amount !== undefined && (given === undefined || given === 0n)) throw refuseAmount('is not an amount')
  await db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, merchant.id, reference)
    if (deposit === undefined) throw new ProblemError('not_found')
    const paid = given ?? deposit.paid_amount ?? deposit.amount
    if (deposit.status === 'CREDITED' || deposit.status === 'FAILED') {
      const isSame =
        decision === 'credit'
          ? deposit.status === 'CREDITED' && paid === (deposit.paid_amount ?? deposit.amount)
          : deposit.status === 'FAILED' && deposit.reason === 'refused'
      if (!isSame) throw new ProblemError('idempotency_conflict')
      return
    }
    if (decision === 'credit') {
      if (given !== undefined) checkGiven(given, deposit, merchant)
      await creditDeposit(trx, deposit, { paid, source, at, decimals })
      return
    }
    await updateDeposit(trx, deposit, { status: 'FAILED', reason: 'refused' })
    await addEvent(trx, deposit, { step: 'refused', source, at })
    await addNotice(trx, deposit, { kind: 'depositFailed', amount: deposit.amount, at })
  })
  const rows = await withAccount(db, merchant).where('d.reference', '=', reference).execute()
  const [decided] = await describeForOperator(db, merchant, rows)
  if (decided === undefined) throw new ProblemError('not_found')
  return decided
}

import type { Deposit, DepositEvent, OpenDeposit } from '@foyer/contract'
import { paymentFee, writeDecimal } from '@foyer/rules'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { DepositRow } from './deposits.ts'
import { decimalsOf, labelOf } from './methods.ts'

interface Reader {
  readonly merchant: Merchant
  readonly language: string
  /** Members are not told how often a provider was asked. */
  readonly isOperator?: boolean
}

/** Deposits as they are told, each with its way. */
export async function describeDeposits(
  db: Kysely<Database>,
  { merchant, language, isOperator = false }: Reader,
  rows: readonly DepositRow[],
): Promise<Deposit[]> {
  if (rows.length === 0) return []
  const events = await db
    .selectFrom('deposit_events')
    .select(['deposit_id', 'step', 'happened_at'])
    .where('merchant_id', '=', merchant.id)
    .where(
      'deposit_id',
      'in',
      rows.map(({ deposit_id }) => deposit_id),
    )
    .orderBy('event_id')
    .execute()
  const decimals = decimalsOf(merchant)
  const text = (minor: bigint): string => writeDecimal(minor, decimals)
  return rows.map((row) => {
    const method = merchant.config.payments.deposit.find(({ id }) => id === row.method_id)
    const paid = row.paid_amount ?? row.amount
    // Of another amount that nobody has decided on yet, the fee is another one too.
    const fee = row.status === 'REVIEW' ? paymentFee(paid, row.fee_terms, decimals) : row.fee
    const label = method && labelOf(method, language)
    const timeline: DepositEvent[] = events
      .filter(({ deposit_id, step }) => deposit_id === row.deposit_id && (isOperator || step !== 'asked'))
      .map(({ step, happened_at }) => ({ step, at: happened_at.toISOString() }))
    return {
      reference: row.reference,
      methodId: row.method_id,
      kind: row.kind,
      ...(label === undefined ? {} : { label }),
      amount: text(row.amount),
      fee: text(fee),
      credit: text(paid > fee ? paid - fee : 0n),
      status: row.status,
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(row.paid_amount === null ? {} : { paidAmount: text(row.paid_amount) }),
      ...(row.paid_again === null ? {} : { paidAgain: row.paid_again }),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      ...(row.status !== 'PENDING' || Object.keys(row.instructions).length === 0
        ? {}
        : { instructions: row.instructions }),
      timeline,
    }
  })
}

/** Deposits as an operator sees them. */
export async function describeForOperator(
  db: Kysely<Database>,
  merchant: Merchant,
  rows: readonly (DepositRow & { readonly account: string })[],
): Promise<OpenDeposit[]> {
  const described = await describeDeposits(db, { merchant, language: 'en', isOperator: true }, rows)
  return described.flatMap(({ instructions: _hidden, ...deposit }, index) => {
    const row = rows[index]
    return row === undefined
      ? []
      : [{ ...deposit, account: row.account, currency: row.currency, provider: row.provider }]
  })
}

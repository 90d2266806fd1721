import type { OpenWithdrawal, Withdrawal } from '@foyer/contract'
import { writeDecimal } from '@foyer/rules'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { decimalsOf, labelOf } from '../methods.ts'
import { payoutOf, type WithdrawalRow } from './withdrawals.ts'

interface Reader {
  readonly merchant: Merchant
  readonly language: string
  /** Members are not told how often a provider was asked. */
  readonly isOperator?: boolean
}

/** Withdrawals as they are told, each with its way. */
export async function describeWithdrawals(
  db: Kysely<Database>,
  { merchant, language, isOperator = false }: Reader,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ withdrawal_id }) => withdrawal_id)
  const events = await db
    .selectFrom('withdrawal_events')
    .select(['withdrawal_id', 'step', 'amount', 'happened_at'])
    .where('merchant_id', '=', merchant.id)
    .where('withdrawal_id', 'in', ids)
    .orderBy('event_id')
    .execute()
  const proofs = await db
    .selectFrom('withdrawal_proofs')
    .select('withdrawal_id')
    .where('merchant_id', '=', merchant.id)
    .where('withdrawal_id', 'in', ids)
    .execute()
  const accounts = await db
    .selectFrom('bank_accounts')
    .select(['bank_account_id', 'bank', 'holder', 'last_four'])
    .where('merchant_id', '=', merchant.id)
    .where(
      'bank_account_id',
      'in',
      rows.map(({ bank_account_id }) => bank_account_id),
    )
    .execute()
  const decimals = decimalsOf(merchant)
  const text = (minor: bigint): string => writeDecimal(minor, decimals)
  const { methods } = merchant.config.payments.withdrawal
  return rows.map((row) => {
    const method = methods.find(({ id }) => id === row.method_id)
    const label = method && labelOf(method, language)
    const account = accounts.find(({ bank_account_id }) => bank_account_id === row.bank_account_id)
    const isPaid = row.status === 'PAID' || row.status === 'DISPUTED'
    return {
      reference: row.reference,
      methodId: row.method_id,
      kind: row.kind,
      ...(label === undefined ? {} : { label }),
      account: { bank: account?.bank ?? '', holder: account?.holder ?? '', lastFour: account?.last_four ?? '' },
      amount: text(row.amount),
      fee: text(row.fee),
      payout: text(payoutOf(row)),
      status: row.status,
      ...(row.reason === null ? {} : { reason: row.reason }),
      canCancel: row.status === 'PENDING' && merchant.config.jurisdiction.withdrawalCancel,
      canConfirm: isPaid,
      ...(isPaid || row.receipt !== null || row.status === 'REFUNDED'
        ? { receivedAmount: text(row.received), remainingAmount: text(payoutOf(row) - row.received) }
        : {}),
      ...(row.status === 'PAID' && row.due_at !== null ? { confirmBy: row.due_at.toISOString() } : {}),
      ...(row.receipt === null ? {} : { receipt: row.receipt }),
      ...(row.receipt === null || row.receipt === 'MEMBER' ? {} : { isRefundable: false }),
      hasProof: proofs.some(({ withdrawal_id }) => withdrawal_id === row.withdrawal_id),
      createdAt: row.created_at.toISOString(),
      timeline: events
        .filter(({ withdrawal_id, step }) => withdrawal_id === row.withdrawal_id && (isOperator || step !== 'asked'))
        .map(({ step, amount, happened_at }) => ({
          step,
          at: happened_at.toISOString(),
          ...(amount === null ? {} : { amount: text(amount) }),
        })),
    }
  })
}

/** Withdrawals as an operator sees them. */
export async function describeForOperator(
  db: Kysely<Database>,
  merchant: Merchant,
  rows: readonly (WithdrawalRow & { readonly member: string })[],
): Promise<OpenWithdrawal[]> {
  const described = await describeWithdrawals(db, { merchant, language: 'en', isOperator: true }, rows)
  return described.flatMap(({ label: _label, canCancel: _cancel, canConfirm: _confirm, ...withdrawal }, index) => {
    const row = rows[index]
    return row === undefined
      ? []
      : [{ ...withdrawal, member: row.member, currency: row.currency, provider: row.provider }]
  })
}

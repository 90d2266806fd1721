import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { type Account, type AccountName, ensureAccount, postTransfer } from '../../wallet/port.ts'
import { feeOwner, providerOwner } from '../postDeposit.ts'
import { payoutOf, type WithdrawalRow } from './withdrawals.ts'

type Place = Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'currency'>
type Money = Place & Pick<WithdrawalRow, 'reference' | 'provider' | 'amount' | 'fee' | 'received'>

const open = (
  trx: Transaction<Database>,
  { merchant_id: merchantId, currency }: Pick<WithdrawalRow, 'merchant_id' | 'currency'>,
  name: Omit<AccountName, 'merchantId' | 'currency'>,
): Promise<Account> => ensureAccount(trx, { merchantId, currency, ...name })

export const openMember = (trx: Transaction<Database>, { member_id, ...place }: Place): Promise<Account> =>
  open(trx, place, { kind: 'member', memberId: member_id })

/** Where a member's money is while a withdrawal is under way: on no balance, and still the member's. */
export const openReserve = (trx: Transaction<Database>, { member_id, ...place }: Place): Promise<Account> =>
  open(trx, place, { kind: 'reserve', memberId: member_id })

const post = async (
  trx: Transaction<Database>,
  { merchant_id: merchantId, reference }: Money,
  kind: 'withdrawal' | 'withdrawal_return' | 'payout',
  at: Date,
  lines: readonly (readonly [Account, bigint])[],
): Promise<void> => {
  await postTransfer(trx, {
    merchantId,
    kind,
    idempotencyKey: `${kind}:${reference}`,
    reference,
    lines: lines.flatMap(([{ accountId }, amount]) => (amount === 0n ? [] : [{ accountId, amount }])),
    at,
  })
}

/** Keeps the money apart. Throws `insufficient_funds` and `account_frozen`. */
export async function postReserve(trx: Transaction<Database>, money: Money, at: Date): Promise<void> {
  const member = await openMember(trx, money)
  await post(trx, money, 'withdrawal', at, [
    [member, -money.amount],
    [await openReserve(trx, money), money.amount],
  ])
}

/** Gives back what was kept apart. */
export async function postReturn(trx: Transaction<Database>, money: Money, at: Date): Promise<void> {
  await post(trx, money, 'withdrawal_return', at, [
    [await openReserve(trx, money), -money.amount],
    [await openMember(trx, money), money.amount],
  ])
}

/** What was kept apart is the provider's, who has paid it, and the fee the house's. */
export async function postPayout(trx: Transaction<Database>, money: Money, at: Date): Promise<void> {
  await post(trx, money, 'payout', at, [
    [await openReserve(trx, money), -money.amount],
    [await open(trx, money, { kind: 'house', owner: providerOwner(money.provider) }), payoutOf(money)],
    [await open(trx, money, { kind: 'house', owner: feeOwner }), money.fee],
  ])
}

/** Gives back what did not arrive, at the provider's cost; with the fee where nothing did. Answers how much that is. */
export async function postRefund(trx: Transaction<Database>, money: Money, at: Date): Promise<bigint> {
  const missing = payoutOf(money) - money.received
  const fee = money.received === 0n ? money.fee : 0n
  await post(trx, money, 'withdrawal_return', at, [
    [await open(trx, money, { kind: 'house', owner: providerOwner(money.provider) }), -missing],
    [await open(trx, money, { kind: 'house', owner: feeOwner }), -fee],
    [await openMember(trx, money), missing + fee],
  ])
  return missing + fee
}

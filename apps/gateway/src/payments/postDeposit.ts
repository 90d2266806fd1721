import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { ensureAccount, postTransfer } from '../wallet/port.ts'
import type { DepositRow } from './deposits.ts'

/** Money that arrived: what was paid goes to the member, less the fee, which the house keeps. */
interface Payment {
  readonly deposit: DepositRow
  /** Minor units. */
  readonly paid: bigint
  readonly fee: bigint
  readonly at: Date
}

/** Owner of the house account that fees of payments go to. */
export const feeOwner = 'payment-fees'

/** Owner of the house account that says what a provider owes the merchant. */
export const providerOwner = (provider: string): string => `payments:${provider}`

/** Posts a deposit's journal, once for each deposit. */
export async function postDeposit(trx: Transaction<Database>, { deposit, paid, fee, at }: Payment): Promise<bigint> {
  const { merchant_id: merchantId, currency, reference } = deposit
  const open = (kind: 'house' | 'member', owner: { readonly owner?: string; readonly memberId?: bigint }) =>
    ensureAccount(trx, { merchantId, kind, currency, ...owner })
  const provider = await open('house', { owner: providerOwner(deposit.provider) })
  const member = await open('member', { memberId: deposit.member_id })
  const lines = [
    { accountId: provider.accountId, amount: -paid },
    { accountId: member.accountId, amount: paid - fee },
    ...(fee === 0n ? [] : [{ accountId: (await open('house', { owner: feeOwner })).accountId, amount: fee }]),
  ]
  const { journalId } = await postTransfer(trx, {
    merchantId,
    kind: 'deposit',
    idempotencyKey: `deposit:${reference}`,
    reference,
    lines,
    at,
  })
  return journalId
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'
import { type Account, ensureAccount, playMoneyOwner, postTransfer } from '../../wallet/port.ts'

/** Play money of a fresh trial, minor units. */
const grant = 100_000n
/** An account with less is filled up to the grant. */
const low = 10_000n

/**
 * A play-money account with enough on it: the member's own, or a new one for a guest. It is a `trial` account of the
 * ledger, funded by a house account that real money never touches.
 */
export async function fundPlayMoney(
  trx: Transaction<Database>,
  { merchant, clock }: Pick<CallContext, 'merchant' | 'clock'>,
  memberId: bigint | undefined,
): Promise<Account> {
  const shared = { merchantId: merchant.id, currency: merchant.currency }
  const owner = memberId === undefined ? { owner: `guest:${randomUUID()}` } : { memberId }
  const account = await ensureAccount(trx, { ...shared, kind: 'trial', ...owner })
  if (account.balance >= low) return account
  const house = await ensureAccount(trx, { ...shared, kind: 'house', owner: playMoneyOwner })
  const amount = grant - account.balance
  await postTransfer(trx, {
    merchantId: merchant.id,
    kind: 'opening',
    idempotencyKey: `play-money:${randomUUID()}`,
    reference: 'play money',
    lines: [
      { accountId: account.accountId, amount },
      { accountId: house.accountId, amount: -amount },
    ],
    at: clock.now(),
  })
  return { ...account, balance: grant }
}

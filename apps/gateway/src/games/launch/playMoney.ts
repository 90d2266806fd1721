import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../calls/handlers.ts'
import { type Account, ensureAccount, ledgerOf, playMoneyOwner } from '../../wallet/port.ts'

/** Play money of a fresh trial, minor units. */
const grant = 100_000n
/** An account with less is filled up to the grant. */
const low = 10_000n

/**
 * A play-money account with enough on it: the member's own, or a new one for a guest. It is a `trial` account of the
 * ledger, funded by a house account that real money never touches.
 */
export async function fundPlayMoney(
  { db, merchant, clock }: Pick<CallContext, 'db' | 'merchant' | 'clock'>,
  memberId: bigint | undefined,
): Promise<Account> {
  const shared = { merchantId: merchant.id, currency: merchant.currency }
  const owner = memberId === undefined ? { owner: `guest:${randomUUID()}` } : { memberId }
  const account = await ensureAccount(db, { ...shared, kind: 'trial', ...owner })
  if (account.balance >= low) return account
  const house = await ensureAccount(db, { ...shared, kind: 'house', owner: playMoneyOwner })
  const amount = grant - account.balance
  await ledgerOf(db).post({
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

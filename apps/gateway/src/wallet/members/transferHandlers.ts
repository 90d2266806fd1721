import { fromMinor } from '@foyer/contract'
import type { Handlers, SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { readAmount } from '../../calls/readAmount.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { usernameKey } from '../../session/port.ts'
import { findAccount } from '../accounts.ts'
import { ledgerOf } from '../ledger.ts'
import { readKnownTransfers } from '../posting/readKnownTransfers.ts'
import { keyOf } from '../posting/transfer.ts'
import { keyOfMember, type MovedMoney, referenceOf } from './decideTransfers.ts'
import { readDownlines, readSent, readUpline } from './readPartners.ts'

/** Money between members (P05, X07), and what became of it (GW07). */
export const transferHandlers = {
  memberTransfer: async (context, { amount, to }) => {
    const { db, merchant, session, clock, idempotencyKey = '' } = context
    const minor = readAmount(amount, merchant.decimals)
    if (minor === 0n)
      throw new ProblemError('validation_failed', { issues: [{ path: '/amount', message: 'must be more than zero' }] })
    const moved = await ledgerOf(db).transfer({
      merchantId: merchant.id,
      currency: merchant.currency,
      memberId: session.memberId,
      to: to === undefined ? undefined : usernameKey(to),
      amount: minor,
      key: idempotencyKey,
      at: clock.now(),
    })
    return toWire(moved, merchant)
  },

  memberTransfers: async ({ db, merchant, session }) => {
    const asker = { merchantId: merchant.id, memberId: session.memberId }
    const [upline, sent] = await Promise.all([readUpline(db, asker), readSent(db, asker)])
    return {
      ...(upline && { upline }),
      sent: sent.map(({ at, to, ...moved }) => ({ ...toWire(moved, merchant), time: at.toISOString(), to })),
    }
  },

  transferDownlines: ({ db, merchant, session }, { text = '' }) =>
    readDownlines(db, { merchantId: merchant.id, memberId: session.memberId, currency: merchant.currency }, text),

  transferStatus: async (context, { key }) => {
    const moved = await findMoved(context, key)
    return moved === undefined ? { booked: false } : { booked: true, transfer: toWire(moved, context.merchant) }
  },
} satisfies Partial<Handlers>

async function findMoved({ db, merchant, session }: SignedInContext, key: string): Promise<MovedMoney | undefined> {
  const merchantId = merchant.id
  const named = keyOfMember({ merchantId, memberId: session.memberId, key })
  const known = (await readKnownTransfers(db, [named])).get(keyOf(named))
  if (known === undefined) return undefined
  const { memberId } = session
  const reference = referenceOf({ merchantId, memberId, key })
  const own = await findAccount(db, { merchantId, kind: 'member', memberId, currency: merchant.currency })
  const entry = own && known.entries.get(own.accountId)
  return entry && { journalId: known.journalId, reference, amount: -entry.amount, balance: entry.balanceAfter }
}

const toWire = ({ journalId, reference, amount, balance }: MovedMoney, { decimals }: Pick<Merchant, 'decimals'>) => ({
  transferId: String(journalId),
  reference,
  amount: fromMinor(amount, decimals),
  balance: fromMinor(balance, decimals),
})

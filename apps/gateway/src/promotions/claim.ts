import type { SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { ensureAccount, postTransfer } from '../wallet/port.ts'
import { type ApplicationRow, lockApplication, moveApplication } from './applications.ts'

/** Owner of the house account that rewards are paid from. */
const rewardOwner = 'promotions'

/** P27. Moves an issued reward to the member's main balance, once for each application. */
export const claim = ({ db, clock, merchant, session }: SignedInContext, reference: string): Promise<ApplicationRow> =>
  db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, merchant.id, reference, session.memberId)
    if (row.status === 'claimed') return row
    if (row.reward === null) throw new ProblemError('state_changed')
    const at = clock.now()
    const claimed = await moveApplication(trx, row, 'claim', { claimed_at: at })
    const of = { merchantId: merchant.id, currency: row.currency }
    const house = await ensureAccount(trx, { ...of, kind: 'house', owner: rewardOwner })
    const member = await ensureAccount(trx, { ...of, kind: 'member', memberId: session.memberId })
    await postTransfer(trx, {
      merchantId: merchant.id,
      kind: 'bonus',
      idempotencyKey: `promotion:${row.reference}`,
      reference: row.reference,
      lines: [
        { accountId: house.accountId, amount: -row.reward },
        { accountId: member.accountId, amount: row.reward },
      ],
      at,
    })
    return claimed
  })

import { randomInt, randomUUID } from 'node:crypto'
import type { Handler } from '../calls/handlers.ts'
import { countAttempt, networkOf, readAccount, signIn } from '../session/port.ts'
import { checkModule, checkSiteOpen } from '../system/port.ts'
import { ensureAccount, ledgerOf } from '../wallet/port.ts'
import { createMember } from './createMember.ts'

const addressLimit = { most: 20, windowSeconds: 3600, waitSeconds: 300 }
/** Play money of a new trial account, in minor units. */
const playMoney = 1_000_000n
/** No password fits it. */
const noPassword = ''

/** I03, A03. A trial account of the visitor's own, with play money, for as long as the session lasts. */
export const freePlayLogin: Handler<'freePlayLogin'> = async (context) => {
  const { db, merchant, clock, address } = context
  await checkModule(context, 'freePlay')
  await checkSiteOpen(context)
  await countAttempt({ db, clock, merchantId: merchant.id }, `freeplay:${networkOf(address)}`, addressLimit)
  const username = `trial-${randomUUID().slice(0, 13)}`
  const memberId = await db.transaction().execute((trx) =>
    createMember(trx, merchant, {
      username,
      nickname: `Trial ${randomInt(1000, 10_000)}`,
      type: 4,
      passwordHash: noPassword,
      firstLogin: false,
      createdAt: clock.now(),
    }),
  )
  if (memberId === undefined) throw new Error('A name made by chance was taken')
  const shared = { merchantId: merchant.id, currency: merchant.currency }
  const house = await ensureAccount(db, { ...shared, kind: 'house' })
  const own = await ensureAccount(db, { ...shared, kind: 'trial', memberId })
  await ledgerOf(db).post({
    merchantId: merchant.id,
    kind: 'opening',
    idempotencyKey: `opening:${memberId}`,
    reference: username,
    lines: [
      { accountId: house.accountId, amount: -playMoney },
      { accountId: own.accountId, amount: playMoney },
    ],
    at: clock.now(),
  })
  const account = await readAccount(db, merchant.id, memberId)
  if (!account) throw new Error('The new account could not be read')
  return signIn(context, account, { remember: false, by: undefined })
}

import { writeDecimal } from '@foyer/rules'
import type { Handlers } from '../calls/handlers.ts'
import { decimalsOf } from './methods.ts'

const day = 24 * 60 * 60 * 1000
/** Nobody is told of older news: what became of the money stands on the page of deposits. */
const keptFor = 14 * day
/** While a payment may come any moment, seconds. */
const soon = 4
const later = 45
const freshFor = 20 * 60 * 1000

export const noticeHandlers = {
  moneyNotices: async ({ db, merchant, session, clock }) => {
    const now = clock.now().getTime()
    const rows = await db
      .selectFrom('money_notices')
      .select(['notice_id', 'kind', 'reference', 'amount', 'created_at'])
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where('taken_at', 'is', null)
      .where('created_at', '>', new Date(now - keptFor))
      .orderBy('notice_id')
      .limit(20)
      .execute()
    const waiting = await db
      .selectFrom('deposits')
      .select('deposit_id')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where('status', '=', 'PENDING')
      .where('created_at', '>', new Date(now - freshFor))
      .limit(1)
      .executeTakeFirst()
    const paying = await db
      .selectFrom('withdrawals')
      .select('withdrawal_id')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where('status', 'in', ['PENDING', 'APPROVED'])
      .where('created_at', '>', new Date(now - freshFor))
      .limit(1)
      .executeTakeFirst()
    const decimals = decimalsOf(merchant)
    return {
      list: rows.map((row) => ({
        id: String(row.notice_id),
        kind: row.kind,
        reference: row.reference,
        amount: writeDecimal(row.amount, decimals),
        at: row.created_at.toISOString(),
      })),
      askAgain: waiting === undefined && paying === undefined ? later : soon,
    }
  },

  takeMoneyNotices: async ({ db, merchant, session, clock, idempotencyKey = '' }, { ids }) => {
    const taken = await db
      .updateTable('money_notices')
      .set({ taken_at: clock.now(), taken_key: idempotencyKey })
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where('notice_id', 'in', ids.map(BigInt))
      .where((where) => where.or([where('taken_at', 'is', null), where('taken_key', '=', idempotencyKey)]))
      .returning('notice_id')
      .execute()
    return { ids: taken.map(({ notice_id }) => String(notice_id)) }
  },
} satisfies Partial<Handlers>

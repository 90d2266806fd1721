import type { Handlers } from '../calls/handlers.ts'
import { readPage } from '../calls/paging.ts'
import { ProblemError } from '../calls/problem.ts'
import { checkSiteOpen, ofModule } from '../system/port.ts'
import { describeDeposits } from './describeDeposit.ts'
import { decimalsOf, describeMethod, methodsOf } from './methods.ts'
import { noticeHandlers } from './notices.ts'
import { startDeposit } from './startDeposit.ts'

export const paymentHandlers = {
  depositMethods: async (context) => {
    const { merchant, language } = context
    const decimals = decimalsOf(merchant)
    return {
      currency: merchant.currency,
      decimals,
      list: methodsOf(context, merchant).map((method) => describeMethod(method, decimals, language)),
    }
  },

  startDeposit: ofModule('deposit', async (context, input) => {
    await checkSiteOpen(context)
    const row = await startDeposit(context, input)
    const [described] = await describeDeposits(context.db, context, [row])
    if (described === undefined) throw new ProblemError('internal')
    return described
  }),

  deposits: async (context, { reference, isOpen, ...paging }) => {
    const { db, merchant, session } = context
    const page = readPage({ pageSize: 10, ...paging })
    let own = db.selectFrom('deposits').where('merchant_id', '=', merchant.id).where('member_id', '=', session.memberId)
    if (reference !== undefined) own = own.where('reference', '=', reference)
    if (isOpen !== undefined) own = own.where('status', isOpen ? 'in' : 'not in', ['PENDING', 'REVIEW'])
    const { count } = await own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
    const rows = await own.selectAll().orderBy('deposit_id', 'desc').limit(page.limit).offset(page.offset).execute()
    return { list: await describeDeposits(db, context, rows), ...page.info(Number(count)) }
  },

  ...noticeHandlers,
} satisfies Partial<Handlers>

import { writeDecimal } from '@foyer/rules'
import type { Handlers, SignedInContext } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { ProblemError } from '../../calls/problem.ts'
import { checkSiteOpen, ofModule } from '../../system/port.ts'
import { findAccount } from '../../wallet/port.ts'
import { decimalsOf, describeMethod, waysOutOf } from '../methods.ts'
import { describeAllowance, readAllowance } from './allowance.ts'
import {
  addBankAccount,
  describeBankAccount,
  mostBankAccounts,
  ownBankAccounts,
  removeBankAccount,
} from './bankAccounts.ts'
import { readPaymentPassword } from './checkPaymentPassword.ts'
import { cancelWithdrawal, confirmWithdrawal, withdrawalMissing } from './confirmWithdrawal.ts'
import { describeWithdrawals } from './describeWithdrawal.ts'
import { heldUntil } from './heldUntil.ts'
import { startWithdrawal } from './startWithdrawal.ts'
import { describeTurnover, readTurnover } from './turnover.ts'
import type { WithdrawalRow } from './withdrawals.ts'

async function describe(context: SignedInContext, row: WithdrawalRow) {
  const [described] = await describeWithdrawals(context.db, context, [row])
  if (described === undefined) throw new ProblemError('internal')
  return described
}

export const withdrawalHandlers = {
  withdrawalMethods: async (context) => {
    const { db, merchant, session, language } = context
    const { turnover: factor, confirmMinutes } = merchant.config.payments.withdrawal
    const decimals = decimalsOf(merchant)
    const account = await findAccount(db, {
      merchantId: merchant.id,
      kind: 'member',
      memberId: session.memberId,
      currency: merchant.currency,
    })
    const turnover =
      account === undefined
        ? { parts: [], remaining: 0n }
        : await readTurnover(db, { merchantId: merchant.id, accountId: account.accountId }, factor)
    const allowance = describeAllowance(await readAllowance(db, context), decimals)
    const held = await heldUntil(db, context)
    return {
      currency: merchant.currency,
      decimals,
      balance: writeDecimal(account?.balance ?? 0n, decimals),
      list: waysOutOf(context, merchant).map((method) => describeMethod(method, decimals, language)),
      turnover: describeTurnover(turnover, factor, decimals),
      ...(allowance === undefined ? {} : { allowance }),
      ...(held === undefined ? {} : { heldUntil: held.toISOString() }),
      paymentPasswordSet: (await readPaymentPassword(context)) !== null,
      canCancel: merchant.config.jurisdiction.withdrawalCancel,
      confirmMinutes,
    }
  },

  bankAccounts: async (context) => ({
    list: (await ownBankAccounts(context.db, context).execute()).map(describeBankAccount),
    most: mostBankAccounts,
  }),

  addBankAccount: async (context, input) => {
    await checkSiteOpen(context)
    return describeBankAccount(await addBankAccount(context, input))
  },

  removeBankAccount: async (context, { id }) => {
    await removeBankAccount(context, id)
    return null
  },

  startWithdrawal: ofModule('withdrawal', async (context, input) => {
    await checkSiteOpen(context)
    return describe(context, await startWithdrawal(context, input))
  }),

  withdrawals: async (context, { reference, ...paging }) => {
    const { db, merchant, session } = context
    const page = readPage({ pageSize: 10, ...paging })
    let own = db
      .selectFrom('withdrawals')
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
    if (reference !== undefined) own = own.where('reference', '=', reference)
    const { count } = await own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
    const rows = await own.selectAll().orderBy('withdrawal_id', 'desc').limit(page.limit).offset(page.offset).execute()
    return { list: await describeWithdrawals(db, context, rows), ...page.info(Number(count)) }
  },

  cancelWithdrawal: async (context, { reference }) => describe(context, await cancelWithdrawal(context, reference)),

  confirmWithdrawal: async (context, input) => describe(context, await confirmWithdrawal(context, input)),

  withdrawalMissing: async (context, input) => describe(context, await withdrawalMissing(context, input)),
} satisfies Partial<Handlers>

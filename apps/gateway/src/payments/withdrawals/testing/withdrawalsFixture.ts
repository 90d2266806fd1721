import type { OperationId } from '@foyer/contract'
import { hashPassword } from '../../../session/port.ts'
import { askDesk } from '../../../testing/askDesk.ts'
import { signIn, type TestCall } from '../../../testing/callGateway.ts'
import { type TestGatewayOptions, testServices } from '../../../testing/createTestGateway.ts'
import { checkBooks, ensureAccount, ledgerOf } from '../../../wallet/port.ts'
import { verifyLedger } from '../../../wallet/verifyLedger.ts'
import { createPaymentsWorld } from '../../testing/paymentsFixture.ts'
import { tendWithdrawals } from '../tendWithdrawals.ts'

/** The withdrawal password of whoever has one in these tests. */
export const withdrawalPassword = 'withdraw-2468'

const day = 24 * 60 * 60 * 1000
let days = 0

const fail = (error: unknown): never => {
  throw error
}

/** A gateway whose provider is fake, with a member who has a withdrawal password and a bank account. */
export async function createWithdrawalsFixture(options: TestGatewayOptions = {}) {
  const payments = await createPaymentsWorld(options)
  let posts = 0
  const { provider, gateway, key } = payments
  const { db, clock } = gateway
  await db
    .updateTable('members')
    .set({ payment_password_hash: await hashPassword(withdrawalPassword) })
    .where('username_key', 'in', ['demoplayer', 'demoagent'])
    .execute()
  const world = Object.assign(payments.world, { bankAccountId: '' })
  const call = (id: OperationId, { headers, ...more }: TestCall = {}, as?: Readonly<Record<string, string>>) =>
    payments.call(id, { ...more, headers: { 'idempotency-key': key(), ...headers } }, as)
  const bank = { bank: 'Lantern Bank', holder: 'Ada Example', number: '0012345678' }
  const addBank = (more: object = {}, as?: Readonly<Record<string, string>>) =>
    call('addBankAccount', { body: { ...bank, paymentPassword: withdrawalPassword, ...more } }, as)
  const services = { ...testServices(gateway), vendorUrl: provider.url }
  const start = (body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    call('startWithdrawal', {
      body: {
        methodId: 'bank',
        amount: '100',
        bankAccountId: world.bankAccountId,
        paymentPassword: withdrawalPassword,
        ...body,
      },
      headers,
    })
  const find = async (reference: string) => (await call('withdrawals', { query: { reference } })).value.list[0]
  const wait = async (minutes: number) => {
    clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
    await tendWithdrawals(services, fail)
  }
  const memberOf = async (username: string): Promise<bigint> =>
    (
      await db
        .selectFrom('members')
        .select('member_id')
        .where('username_key', '=', username)
        .where('merchant_id', '=', gateway.merchant.id)
        .executeTakeFirstOrThrow()
    ).member_id
  return {
    ...payments,
    memberOf,
    /** Moves minor units between a member and the house; the reference counts up from T1. */
    post: async (username: string, kind: 'deposit' | 'bet' | 'rollback', amount: bigint) => {
      const { id: merchantId, currency } = gateway.merchant
      const own = await ensureAccount(db, { merchantId, currency, kind: 'member', memberId: await memberOf(username) })
      const house = await ensureAccount(db, { merchantId, currency, kind: 'house' })
      posts += 1
      const lines = [
        { accountId: own.accountId, amount },
        { accountId: house.accountId, amount: -amount },
      ]
      const [idempotencyKey, reference] = [`turnover-${posts}`, `T${posts}`]
      await ledgerOf(db).post({ merchantId, kind, idempotencyKey, reference, lines, at: clock.now() })
    },
    world,
    services,
    call,
    addBank,
    find,
    /** Time goes by, and what is due then is done. */
    wait,
    tend: () => tendWithdrawals(services, fail),
    /** A new day, so that what was withdrawn before does not count, and no attempt is remembered. */
    begin: async () => {
      clock.set(new Date(Date.parse('2026-11-21T12:00:00Z') + days++ * day).toISOString())
      await db.deleteFrom('login_attempts').execute()
      world.headers = await signIn(gateway, 'demoplayer')
      world.bankAccountId = (await addBank()).value.id
      provider.asked.length = 0
      provider.world.answer = () => ({ state: 'paid' })
    },
    start,
    /** A withdrawal that is paid and waits for the member's word. */
    paid: async (body: object = {}) => {
      const { value } = await start(body)
      await wait(2)
      return find(value.reference)
    },
    desk: async (body?: object) => {
      const answer = await askDesk(gateway, 'withdrawals', { merchant: 'COMET' }, body)
      return { status: answer.statusCode, ...answer.json() }
    },
    /** What is kept apart for withdrawals, in minor units. */
    reserve: async (): Promise<bigint> => {
      const { sum } = await db
        .selectFrom('accounts')
        .select(({ fn }) => fn.sum<string>('balance').as('sum'))
        .where('kind', '=', 'reserve')
        .executeTakeFirstOrThrow()
      return BigInt(sum ?? 0)
    },
    problemsOfBooks: async () => [
      ...(await verifyLedger(db)),
      ...[await checkBooks(db)].filter((one) => one !== undefined),
    ],
  }
}

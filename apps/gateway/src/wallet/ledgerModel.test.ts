import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { ensureAccount } from './accounts.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { verifyLedger } from './verifyLedger.ts'

const players = 4
const start = 100

interface Step {
  readonly from: number
  readonly to: number
  readonly amount: number
  /** Few enough that keys come again, with the same content and with another. */
  readonly key: number
}

/** All there is to the ledger: what it answers, one step after another. */
class Model {
  readonly balances = Array.from({ length: players }, () => start)
  readonly frozen = new Set<number>()
  readonly booked = new Map<number, { readonly step: string; readonly answer: string }>()

  post({ key, ...content }: Step): string {
    const step = JSON.stringify(content)
    const known = this.booked.get(key)
    if (known !== undefined) return known.step === step ? known.answer : 'idempotency_conflict'
    const { from, to, amount } = content
    const [left = 0, there = 0] = [this.balances[from], this.balances[to]]
    if (this.frozen.has(from)) return 'account_frozen'
    if (left < amount) return 'insufficient_funds'
    this.balances[from] = left - amount
    this.balances[to] = there + amount
    const answer = `${left - amount} ${there + amount}`
    this.booked.set(key, { step, answer })
    return answer
  }
}

interface Real {
  readonly ledger: Ledger
  readonly accounts: readonly bigint[]
  readonly run: number
}

let open: OpenDatabase
let runs = 0
beforeAll(async () => {
  open = await createTestDatabase()
  await open.db.insertInto('merchants').values({ merchant_id: 1, code: 'TEST', brand: 'test' }).execute()
})
afterAll(() => open.close())

async function post({ ledger, accounts, run }: Real, { from, to, amount, key }: Step): Promise<string> {
  const [own = 0n, other = 0n] = [accounts[from], accounts[to]]
  const lines = [
    { accountId: own, amount: -BigInt(amount) },
    { accountId: other, amount: BigInt(amount) },
  ]
  const about = { merchantId: 1, kind: 'transfer', idempotencyKey: `${run}:${key}`, reference: 'model' } as const
  try {
    const { balances } = await ledger.post({ ...about, lines, at: new Date('2026-11-21T12:00:00Z') })
    return `${balances.get(own)} ${balances.get(other)}`
  } catch (error) {
    return String((error as { code?: unknown }).code) // a refusal has a code
  }
}

class PostTogether implements fc.AsyncCommand<Model, Real> {
  readonly steps: readonly Step[]
  constructor(steps: readonly Step[]) {
    this.steps = steps
  }
  check = (): boolean => true
  async run(model: Model, real: Real): Promise<void> {
    const answers = await Promise.all(this.steps.map((step) => post(real, step)))
    expect(answers).toEqual(this.steps.map((step) => model.post(step)))
  }
  toString = (): string => `post ${JSON.stringify(this.steps)}`
}

class Freeze implements fc.AsyncCommand<Model, Real> {
  readonly player: number
  readonly frozen: boolean
  constructor(player: number, frozen: boolean) {
    this.player = player
    this.frozen = frozen
  }
  check = (): boolean => true
  async run(model: Model, { accounts }: Real): Promise<void> {
    if (this.frozen) model.frozen.add(this.player)
    else model.frozen.delete(this.player)
    const account = accounts[this.player] ?? 0n
    await open.db.updateTable('accounts').set({ frozen: this.frozen }).where('account_id', '=', account).execute()
  }
  toString = (): string => `${this.frozen ? 'freeze' : 'thaw'} ${this.player}`
}

class LookAtBalances implements fc.AsyncCommand<Model, Real> {
  check = (): boolean => true
  async run(model: Model, { accounts }: Real): Promise<void> {
    const rows = await open.db.selectFrom('accounts').selectAll().where('account_id', 'in', accounts).execute()
    const found = new Map(rows.map((row) => [row.account_id, Number(row.balance)]))
    expect(accounts.map((account) => found.get(account))).toEqual(model.balances)
    expect(model.balances.reduce((sum, balance) => sum + balance, 0)).toBe(players * start)
  }
  toString = (): string => 'look at balances'
}

const player = fc.nat({ max: players - 1 })
const step: fc.Arbitrary<Step> = fc
  .record({
    from: player,
    by: fc.integer({ min: 1, max: players - 1 }),
    amount: fc.integer({ min: 1, max: 70 }),
    key: fc.nat({ max: 40 }),
  })
  .map(({ from, by, amount, key }) => ({ from, to: (from + by) % players, amount, key }))

const commands = [
  // Of what comes at once with one key, which comes first is nobody's promise.
  fc
    .uniqueArray(step, { selector: ({ key }) => key, minLength: 1, maxLength: 9 })
    .map((steps) => new PostTogether(steps)),
  fc.record({ who: player, frozen: fc.boolean() }).map(({ who, frozen }) => new Freeze(who, frozen)),
  fc.constant(new LookAtBalances()),
]

test('GW07 the ledger answers as its model does, whatever is asked of it, one by one and together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { size: 'medium' }), async (asked) => {
      const run = ++runs
      const { db } = open
      const house = await ensureAccount(db, { merchantId: 1, kind: 'house', currency: 'USD' })
      const accounts: bigint[] = []
      for (let index = 0; index < players; index += 1) {
        const { accountId } = await ensureAccount(db, {
          merchantId: 1,
          kind: 'trial',
          owner: `${run} ${index}`,
          currency: 'USD',
        })
        accounts.push(accountId)
      }
      const real = { ledger: ledgerOf(db), accounts, run }
      for (const [index, accountId] of accounts.entries())
        await post(
          { ...real, accounts: [house.accountId, accountId], run: -run },
          { from: 0, to: 1, amount: start, key: index },
        )
      await fc.asyncModelRun(() => ({ model: new Model(), real }), asked)
    }),
    { numRuns: 60, seed: 20261122, endOnFailure: true },
  )
  expect(await verifyLedger(open.db)).toEqual([])
}, 120_000)

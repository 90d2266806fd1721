import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { createBankWorld, memberCount, start } from './bankWorld.ts'

const operations = Number(process.env.BANK_OPERATIONS ?? 10_000)
const clients = 16

let bank: Awaited<ReturnType<typeof createBankWorld>>
beforeAll(async () => {
  bank = await createBankWorld()
})
afterAll(() => bank.close())

const random = (below: number): number => Math.floor(Math.random() * below)
const memberAt = (index: number) => {
  const member = bank.members[index]
  if (member === undefined) throw new Error(`There is no member ${index}`)
  return member
}

/** What must not happen, and how often it did. */
const wrong = { totals: 0, negative: 0, lost: 0, doubled: 0, unlike: 0, statuses: new Set<number>() }

/** A transfer between two that stand next to one another in the line. */
interface Sent {
  readonly from: number
  readonly to: number
  readonly amount: number
  readonly key: string
  answers: string[]
  /** Whether it was booked, once that is known. */
  booked?: boolean
}

function draw(count: number): Sent {
  const lower = 1 + random(memberCount - 1)
  const [from, to] = random(2) === 0 ? [lower, lower - 1] : [lower - 1, lower]
  return { from, to, amount: 1 + random(120), key: `bank-transfer-${count}`, answers: [] }
}

async function send(sent: Sent): Promise<void> {
  const isUp = sent.to < sent.from
  const amount = (sent.amount / 100).toFixed(2)
  const to = isUp ? undefined : memberAt(sent.to)
  const { status, text } = await bank.transfer(memberAt(sent.from), to, amount, sent.key)
  if (status !== 200 && status !== 409) wrong.statuses.add(status)
  if (status === 200) sent.answers.push(text)
  // A refused key stays free: sent again it may be done.
  if (status === 200 || sent.answers.length === 0) sent.booked = sent.answers.length > 0
}

async function look(): Promise<void> {
  const { of, sum } = await bank.balances()
  if (sum !== 0 || of.reduce((total, balance) => total + balance, 0) !== memberCount * start) wrong.totals += 1
  if (of.some((balance) => balance < 0)) wrong.negative += 1
}

test(`GW07 a bank of ${memberCount} keeps its total through ${operations} transfers and looks at all balances over HTTP`, async () => {
  const all: Sent[] = []
  let count = 0
  const client = async (): Promise<void> => {
    while (count < operations) {
      count += 1
      const what = random(20)
      if (what < 3) await look()
      else if (what < 5 && all.length > 0) await send(all[random(all.length)] ?? draw(count))
      else {
        const sent = draw(count)
        all.push(sent)
        // Now and then a client sends it twice at once.
        await Promise.all(what < 7 ? [send(sent), send(sent)] : [send(sent)])
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))

  const expected = Array.from({ length: memberCount }, () => start)
  for (const { from, to, amount, booked, answers } of all) {
    if (new Set(answers).size > 1) wrong.unlike += 1
    if (booked !== true) continue
    expected[from] = (expected[from] ?? 0) - amount
    expected[to] = (expected[to] ?? 0) + amount
  }
  const rows = await bank.db
    .selectFrom('journal')
    .select(['idempotency_key', 'journal_id'])
    .where('idempotency_key', 'like', 'member:%')
    .execute()
  const times = new Map<string, number>()
  for (const { idempotency_key } of rows) {
    const key = idempotency_key.split(':').slice(2).join(':')
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  for (const { key, booked } of all) {
    if (booked === true && !times.has(key)) wrong.lost += 1
    if ((times.get(key) ?? 0) > (booked === true ? 1 : 0)) wrong.doubled += 1
  }
  for (const sent of all.slice(-50))
    if ((await bank.isBooked(memberAt(sent.from), sent.key)) !== sent.booked) wrong.lost += 1
  await look()
  expect(wrong).toEqual({ totals: 0, negative: 0, lost: 0, doubled: 0, unlike: 0, statuses: new Set() })
  expect((await bank.balances()).of).toEqual(expected)
  expect(rows.length).toBeGreaterThan(operations / 4)
  expect(all.length - rows.length).toBeGreaterThan(operations / 100)
  expect(await verifyLedger(bank.db)).toEqual([])
}, 7_200_000)

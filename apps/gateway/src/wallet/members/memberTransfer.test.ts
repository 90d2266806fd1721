import { operations, requestedWith, wirePath } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiBase } from '../../calls/bindOperation.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { verifyLedger } from '../verifyLedger.ts'

let gateway: TestGateway
let agent: { cookie: string }
let downline: { cookie: string }
let player: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway()
  agent = await signIn(gateway, 'demoagent')
  downline = await signIn(gateway, 'demodownline')
  player = await signIn(gateway, 'demoplayer')
})
afterAll(async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
  await gateway.close()
})

let counter = 0
const freshKey = (): string => `transfer-${++counter}`
const transfer = async (who: { cookie: string }, body: object, key = freshKey()) => {
  const answer = await call(gateway, 'memberTransfer', { body, headers: { ...who, 'idempotency-key': key } })
  return { status: answer.statusCode, ...answer.json() }
}
const ask = async (who: { cookie: string }, key: string) =>
  (await call(gateway, 'transferStatus', { query: { key }, headers: who })).json().value
const balanceOf = async (who: { cookie: string }) =>
  Number((await call(gateway, 'balance', { headers: who })).json().value.sumBalance)

test('P05 a member transfers to the upline, X07 an agent to a downline, and each sees the balance after it', async () => {
  const [above, below] = [await balanceOf(agent), await balanceOf(downline)]
  expect(await transfer(downline, { amount: '12.50' })).toMatchObject({
    status: 200,
    value: { amount: '12.50', balance: (below - 12.5).toFixed(2) },
  })
  expect((await transfer(agent, { amount: '2.5', to: ' DemoDownline ' })).status).toBe(200)
  expect(await balanceOf(agent)).toBe(above + 10)
  expect(await balanceOf(downline)).toBe(below - 10)
})

test.each([
  ['nobody above', () => player, {}],
  ['a stranger', () => player, { to: 'demoagent' }],
  ['oneself', () => agent, { to: 'demoagent' }],
  ['nobody of that name', () => agent, { to: 'nobody-here' }],
])('X07 money does not go to %s', async (_who, from, to) => {
  const before = await balanceOf(from())
  expect(await transfer(from(), { amount: '1.00', ...to })).toMatchObject({ status: 422, code: 'recipient_unknown' })
  expect(await balanceOf(from())).toBe(before)
})

test('P05 an amount says what is wrong with it', async () => {
  const messageOf = async (amount: string) => (await transfer(downline, { amount })).issues[0].message
  expect(await messageOf('00000001.00')).toBe('has zeros before it')
  expect(await messageOf('1.005')).toBe('has more than 2 decimals')
})

test.each(['0', '0.00', '-1', '1.005', '1e3', '１２', ' 1', '1 000', '1,50', '99999999999999', ''])(
  'P05 the amount "%s" is refused at its field',
  async (amount) => {
    const answer = await transfer(downline, { amount })
    expect(answer.status).toBe(422)
    expect(answer.issues[0].path).toBe('/amount')
  },
)

test('GW09 a body with two amounts is refused with the place, and moves nothing', async () => {
  const before = await balanceOf(downline)
  const answer = await gateway.app.inject({
    method: 'POST',
    url: apiBase + wirePath(operations.memberTransfer.shape),
    headers: {
      host: 'localhost',
      'x-requested-with': requestedWith,
      'content-type': 'application/json',
      'idempotency-key': freshKey(),
      ...downline,
    },
    payload: '{"amount":"1.00","amount":"2.00"}',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'malformed_body',
    issues: [{ path: '/amount', message: 'stands twice' }],
  })
  expect(await balanceOf(downline)).toBe(before)
})

test('P05 more than there is is refused, and the key stays free', async () => {
  const key = freshKey()
  expect(await transfer(downline, { amount: '99999999.00' }, key)).toMatchObject({
    status: 409,
    code: 'insufficient_funds',
  })
  expect(await ask(downline, key)).toEqual({ booked: false })
  expect((await transfer(downline, { amount: '1.00' }, key)).status).toBe(200)
})

test('P05 EN01 a member sees the upline and what was sent to it; whoever has none sees nobody', async () => {
  const list = async (who: { cookie: string }) =>
    (await call(gateway, 'memberTransfers', { headers: who })).json().value
  const { value } = await transfer(downline, { amount: '7.25' })
  const own = await list(downline)
  expect(own.upline).toEqual({ account: 'demoagent', nickname: expect.any(String) })
  expect(own.sent[0]).toEqual({ ...value, time: expect.any(String), to: own.upline })
  const number = own.sent[0].transferId
  const { list: entries } = (
    await call(gateway, 'transactionHistory', {
      headers: downline,
      query: { startDate: '2026-01-01', endDate: '2026-12-31', kind: 'transfer', reference: number },
    })
  ).json().value
  expect(entries).toMatchObject([{ amount: '-7.25', balanceAfter: value.balance }])
  expect((await list(agent)).upline).toBeUndefined()
  expect((await list(agent)).sent.every(({ to }: { to: { account: string } }) => to.account === 'demodownline')).toBe(
    true,
  )
  expect(await list(player)).toEqual({ sent: [] })
})

test('P07 the record names a member’s transfer by a reference of the gateway’s own, never by the sender’s key', async () => {
  const [first, second] = [freshKey(), freshKey()]
  const { value } = await transfer(downline, { amount: '0.75' }, first)
  const other = await transfer(downline, { amount: '0.75' }, second)
  const entriesOf = async (who: { cookie: string }, reference: string) =>
    (
      await call(gateway, 'transactionHistory', {
        headers: who,
        query: { startDate: '2026-01-01', endDate: '2026-12-31', reference },
      })
    ).json().value.list
  const [entry] = await entriesOf(downline, value.transferId)
  expect(entry.reference).toMatch(/^T[A-R]{23}$/)
  // What the sender is told is what the other side reads.
  expect(value.reference).toBe(entry.reference)
  expect(await ask(downline, first)).toEqual({ booked: true, transfer: value })
  expect(entry.reference).not.toBe((await entriesOf(downline, other.value.transferId))[0].reference)
  expect(await entriesOf(agent, entry.reference)).toMatchObject([{ amount: '0.75' }])
  for (const who of [downline, agent]) expect(await entriesOf(who, first)).toEqual([])
  expect(await transfer(downline, { amount: '0.75' }, first)).toMatchObject({ status: 200, value })
})

test('X07 an agent finds its downlines by a part of their names, and nobody finds another one’s', async () => {
  const find = async (who: { cookie: string }, text?: string) =>
    (await call(gateway, 'transferDownlines', { headers: who, ...(text !== undefined && { query: { text } }) })).json()
      .value
  const [{ upline_id, merchant_id }] = await gateway.db
    .selectFrom('members')
    .select(['upline_id', 'merchant_id'])
    .where('username_key', '=', 'demodownline')
    .where('upline_id', 'is not', null)
    .execute()
    .then((rows) => rows as [(typeof rows)[number]]) // the demo account is there
  const all = await find(agent)
  expect(all.list).toContainEqual({ account: 'demodownline', nickname: expect.any(String) })
  const { below } = await gateway.db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll().as('below'))
    .where('merchant_id', '=', merchant_id)
    .where('upline_id', '=', upline_id)
    .executeTakeFirstOrThrow()
  expect(all.totalCount).toBe(Number(below))
  expect(all.list.length).toBe(Math.min(20, Number(below)))
  const { nickname } = all.list.find(({ account }: { account: string }) => account === 'demodownline')
  for (const text of ['DOWNLINE', ' odown ', nickname])
    expect(await find(agent, text)).toMatchObject({ list: [{ account: 'demodownline' }], totalCount: 1 })
  for (const text of ['%', '_', 'demoplayer', '\\\\'])
    expect(await find(agent, text)).toEqual({ list: [], totalCount: 0 })
  for (const who of [downline, player]) expect(await find(who)).toEqual({ list: [], totalCount: 0 })
})

test('GW07 a transfer needs a key', async () => {
  const answer = await call(gateway, 'memberTransfer', { body: { amount: '1.00' }, headers: downline })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().issues[0].path).toBe('/headers/Idempotency-Key')
})

test('GW07 a transfer whose answer was lost is asked for by its key, by whoever sent it alone', async () => {
  const key = freshKey()
  expect(await ask(downline, key)).toEqual({ booked: false })
  const { value } = await transfer(downline, { amount: '3.00' }, key)
  await transfer(downline, { amount: '4.00' })
  expect(await ask(downline, key)).toEqual({ booked: true, transfer: value })
  expect(await ask(agent, key)).toEqual({ booked: false })
})

test('GW07 the same transfer from two tabs is done once, and a year later it still has its first answer', async () => {
  const key = freshKey()
  const before = await balanceOf(downline)
  const tabs = await Promise.all([1, 2, 3].map(() => transfer(downline, { amount: '5.00' }, key)))
  expect(new Set(tabs.map((tab) => JSON.stringify(tab))).size).toBe(1)
  expect(await balanceOf(downline)).toBe(before - 5)
  await transfer(agent, { amount: '1.00', to: 'demodownline' })
  gateway.clock.set('2027-12-01T12:00:00Z')
  const later = await signIn(gateway, 'demodownline')
  expect(await transfer(later, { amount: '5.00' }, key)).toEqual(tabs[0])
  expect(await transfer(later, { amount: '6.00' }, key)).toMatchObject({ code: 'idempotency_conflict' })
})

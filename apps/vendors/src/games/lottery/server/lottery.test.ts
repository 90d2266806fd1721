import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLotteryFixture } from './lotteryFixture.ts'

let lottery: Awaited<ReturnType<typeof createLotteryFixture>>
beforeEach(async () => {
  lottery = await createLotteryFixture()
})
afterEach(() => lottery.close())

const settled = (state: string) =>
  vi.waitFor(async () => expect((await lottery.tickets()).map((ticket) => ticket.state)).toContain(state), {
    timeout: 4000,
  })

test('W14 QP11 a ticket is paid for at once, waits for its draw and is paid what its lines bring', async () => {
  const { body } = await lottery.buy()
  expect(body).toMatchObject({ tickets: [{ numero: 'draw-1', stake: 100, state: 'open' }], balance: 99_900 })
  expect((await lottery.view()).waiting).toBe(1)
  lottery.playTo(1)
  await settled('won')
  // The page hears of it by this, and asks for its balance.
  await vi.waitFor(async () => expect((await lottery.view()).waiting).toBe(0))
  const [ticket] = await lottery.tickets()
  // Three of six pay twelve times the price.
  expect(ticket).toMatchObject({ state: 'won', win: 1200, lines: [{ win: 1200 }] })
  expect(lottery.wallet.balance).toBe(99_900 + 1200)
})

test('QP11 one order buys several draws ahead, each a bet of its own', async () => {
  const { body } = await lottery.buy({ numeros: ['draw-1', 'draw-2', 'draw-3'] })
  expect(body.tickets.map(({ numero }) => numero)).toEqual(['draw-1', 'draw-2', 'draw-3'])
  expect(body.balance).toBe(99_700)
  lottery.playTo(2)
  await settled('won')
  await vi.waitFor(async () => expect((await lottery.tickets()).filter(({ state }) => state === 'won')).toHaveLength(2))
  expect((await lottery.tickets()).find(({ numero }) => numero === 'draw-3')?.state).toBe('open')
})

test('W14 no bet is taken once the sale is closed, whoever asks', async () => {
  lottery.waitUntil(10)
  expect((await lottery.buy()).body).toEqual({ tickets: [], refused: { code: 'sale_closed', numero: 'draw-1' } })
  lottery.playTo(1)
  expect((await lottery.buy({ id: 'order-0002' })).body.refused).toMatchObject({ code: 'sale_closed' })
  expect(lottery.wallet.balance).toBe(100_000)
})

test('W14 a bet that the wallet answers only after the draw is given back', async () => {
  lottery.waitUntil(11)
  const { wallet } = lottery
  wallet.beforeBet = () => {
    lottery.playTo(1)
  }
  expect((await lottery.buy()).body.refused).toMatchObject({ code: 'sale_closed' })
  await vi.waitFor(() => expect(wallet.balance).toBe(100_000))
  expect((await lottery.tickets()).map(({ state }) => state)).toEqual(['void'])
})

test('W14 a draw that is late is waited for, and a restart loses no ticket', async () => {
  await lottery.buy()
  lottery.fate.isLate = true
  lottery.playTo(1)
  await lottery.restart()
  await lottery.reopen()
  expect((await lottery.tickets())[0]?.state).toBe('open')
  lottery.fate.isLate = false
  await settled('won')
  // A ticket says so once it is decided, and is paid right after.
  await vi.waitFor(async () => expect((await lottery.view()).waiting).toBe(0))
  expect(lottery.wallet.balance).toBe(99_900 + 1200)
})

test('the same order is answered as the first time, from two tabs at once and after the draw; another under its name is refused', async () => {
  const [first, second] = await Promise.all([lottery.buy(), lottery.buy()])
  expect(second.body.tickets).toEqual(first.body.tickets)
  expect(lottery.wallet.balance).toBe(99_900)
  lottery.playTo(1)
  await settled('won')
  expect((await lottery.buy()).body.tickets).toMatchObject([{ state: 'won' }])
  expect((await lottery.buy({ price: 200 })).body.refused).toEqual({ code: 'ticket_conflict' })
  // What is won is told before it is paid.
  await vi.waitFor(() => expect(lottery.wallet.balance).toBe(99_900 + 1200))
})

test('W14 of several draws that the balance does not cover none is bought', async () => {
  lottery.wallet.balance = 250
  const numeros = ['draw-1', 'draw-2', 'draw-3']
  expect((await lottery.buy({ numeros })).body).toEqual({ tickets: [], refused: { code: 'order_short', amount: 300 } })
  expect(lottery.wallet.balance).toBe(250)
  expect((await lottery.buy({ numeros: ['draw-1', 'draw-2'] })).body.tickets).toHaveLength(2)
})

test('W14 a price beyond the limit is told before a balance that is short', async () => {
  lottery.wallet.balance = 250
  const numeros = ['draw-1', 'draw-2', 'draw-3']
  const { body } = await lottery.buy({ numeros, price: 1_000_000 })
  expect(body).toMatchObject({ tickets: [], refused: { code: 'stake_limit' } })
})

test('W14 where two orders at once are more than the balance, what was bought stays, and the rest is refused', async () => {
  lottery.wallet.balance = 350
  const numeros = ['draw-1', 'draw-2', 'draw-3']
  const orders = [{ id: 'order-0001' }, { id: 'order-0002' }] as const
  const answers = await Promise.all(orders.map((order) => lottery.buy({ ...order, numeros })))
  const bought = answers.flatMap(({ body }) => body.tickets)
  expect([bought.length, lottery.wallet.balance]).toEqual([3, 50])
  // One that comes when the other has been bought is refused as a whole.
  for (const { body } of answers)
    if (body.refused !== undefined) expect(body.refused.code).toMatch(/^(?:insufficient_funds|order_short)$/)
  const again = await Promise.all(orders.map((order) => lottery.buy({ ...order, numeros })))
  expect(again.map(({ body }) => body.tickets.length)).toEqual(answers.map(({ body }) => body.tickets.length))
})

test('QP11 while the draws cannot be read an order is put off, not refused, and is bought when it is sent again', async () => {
  lottery.fate.isAway = true
  expect(await lottery.buy()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  lottery.fate.isAway = false
  expect((await lottery.buy()).body).toMatchObject({ tickets: [{ numero: 'draw-1' }], balance: 99_900 })
})

test('QP11 tickets of a lottery stay in sight however many of others are bought, and are waited for', async () => {
  await lottery.buy({ numeros: ['draw-20'] })
  await lottery.reopenAs('QUICK10')
  for (let order = 0; order < 11; order++)
    await lottery.buy({ id: `quick-order-${order}`, numeros: Array.from({ length: 10 }, (_, at) => `draw-${at + 1}`) })
  expect(await lottery.tickets()).toHaveLength(100)
  await lottery.reopenAs('EVENING6')
  expect((await lottery.tickets()).map(({ numero }) => numero)).toEqual(['draw-20'])
  expect((await lottery.view()).waiting).toBe(1)
})

const line = (...picks: string[]) => ({ type: 'line' as const, picks })
test.each([
  ['a ball twice', { lines: [line('1', '1', '2', '3', '4', '5')] }, { code: 'picks_wrong', line: 0 }],
  ['a ball that is not in the drum', { lines: [line('1', '2', '3', '4', '5', '46')] }, { code: 'picks_wrong' }],
  ['a second line with too few', { lines: [line('1', '2', '3', '4', '5', '6'), line('1')] }, { line: 1 }],
  [
    'a bet that this lottery does not know',
    { lines: [{ type: 'hit2' as const, picks: ['07'] }] },
    { code: 'picks_wrong' },
  ],
  ['too low a price', { price: 9 }, { code: 'below_limit', amount: 10 }],
  ['too high a price', { price: 10_001 }, { code: 'stake_limit', amount: 10_000 }],
  ['more than a line may pay', { price: 10_000 }, { code: 'payout_limit', amount: 500_000_000 }],
  ['a draw that there is not', { numeros: ['draw-99'] }, { code: 'draw_unknown', numero: 'draw-99' }],
])('%s is refused with the reason and costs nothing', async (_, order, refused) => {
  expect((await lottery.buy(order)).body.refused).toMatchObject(refused)
  expect(lottery.wallet.balance).toBe(100_000)
})

test.each([
  ['no line', { lines: [] }],
  ['the same draw twice', { numeros: ['draw-1', 'draw-1'] }],
  ['half a price', { price: 10.5 }],
  ['too many draws', { numeros: Array.from({ length: 11 }, (_, index) => `draw-${index}`) }],
])('%s is no order', async (_, order) => {
  expect((await lottery.buy(order)).status).toBe(422)
})

test('C06 the page is told the draws to come, with what they are committed to, and the last results', async () => {
  lottery.playTo(2)
  const view = await lottery.view()
  expect(view.next).toHaveLength(10)
  expect(view.next[0]).toMatchObject({ numero: 'draw-3', commitment: 'c'.repeat(64) })
  expect(view.last.map(({ numero }) => numero)).toEqual(['draw-2', 'draw-1'])
})

const until = (act: () => void) => vi.waitFor(act, { timeout: 10_000 })

test('W14 whoever looks on is told of a draw and of own tickets as they change, and of nothing twice', async () => {
  const heard = await lottery.hear()
  await until(() => expect(heard.draws?.next[0]?.numero).toBe('draw-1'))
  expect(heard.own).toMatchObject({ waiting: 0 })
  await lottery.buy()
  await until(() => expect(heard.own?.waiting).toBe(1))
  lottery.playTo(1)
  await until(() => expect(heard.draws?.last[0]?.numero).toBe('draw-1'))
  expect(heard.draws?.last[0]?.result).toEqual([{ row: 'DB', numbers: lottery.fate.numbers }])
  await until(() => expect(heard.own?.waiting).toBe(0))
  expect(heard.names.filter((name) => name === 'own')).toHaveLength(3)
  heard.leave()
})

test('W14 a stream says when the draws cannot be read, and goes on when they can', async () => {
  const heard = await lottery.hear()
  await until(() => expect(heard.draws).toBeDefined())
  lottery.fate.isAway = true
  await until(() => expect(heard.names.at(-1)).toBe('away'))
  lottery.fate.isAway = false
  await until(() => expect(heard.names.at(-1)).toBe('draws'))
  expect(heard.names.filter((name) => name === 'away')).toHaveLength(1)
  heard.leave()
})

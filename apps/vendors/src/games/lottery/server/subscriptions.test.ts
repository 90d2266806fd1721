import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLotteryFixture } from './lotteryFixture.ts'

let lottery: Awaited<ReturnType<typeof createLotteryFixture>>
beforeEach(async () => {
  lottery = await createLotteryFixture()
})
afterEach(() => lottery.close())

const subscription = async () => (await lottery.view()).subscriptions[0]
const numeros = async () => (await lottery.tickets()).map(({ numero }) => numero).toSorted()
const until = (act: () => Promise<void>) => vi.waitFor(act, { timeout: 10_000 })
const isBought = (...draws: string[]) => until(async () => expect(await numeros()).toEqual(draws))
const shows = (told: object) => until(async () => expect(await subscription()).toMatchObject(told))

test('QP11 a subscription buys each draw as its sale opens, also when its player has gone, until its draws are done', async () => {
  const { body } = await lottery.subscribe({ draws: 10 })
  const { at, until, ...shown } = body.subscription ?? { at: 0, until: 0 }
  expect(until - at).toBe(90 * 24 * 3_600_000)
  // Nothing of the session that it buys in is told.
  expect(shown).toEqual({
    id: 'subscription-1',
    price: 100,
    lines: [{ type: 'line', picks: ['1', '2', '3', '7', '8', '9'] }],
    draws: 10,
    stake: 100,
    bought: 1,
    missed: 0,
  })
  await isBought('draw-1')
  Object.assign(lottery.wallet, { sessionOver: true, isBack: true })
  lottery.playTo(1)
  await isBought('draw-1', 'draw-2')
  // Nothing is bought ahead of its turn.
  await shows({ bought: 2 })
  for (let draw = 2; draw <= 10; draw++) {
    lottery.playTo(draw)
    await shows({ bought: Math.min(10, draw + 1) })
  }
  expect(await subscription()).toMatchObject({ bought: 10, ended: 'done' })
  expect((await numeros()).length).toBe(10)
})

test('QP11 one without an end goes on after a restart, buys no draw twice, and its player stops it', async () => {
  await lottery.subscribe()
  await lottery.restart()
  await lottery.reopen()
  lottery.playTo(1)
  await isBought('draw-1', 'draw-2')
  await shows({ bought: 2 })
  expect((await lottery.stop()).body.subscription).toMatchObject({ ended: 'stopped', bought: 2 })
  lottery.playTo(2)
  await until(async () => expect((await lottery.view()).waiting).toBe(0))
  expect(await numeros()).toEqual(['draw-1', 'draw-2'])
  // Stopped once more it stays as it is.
  expect((await lottery.stop()).body.subscription).toMatchObject({ ended: 'stopped' })
})

test('QP11 it ends when the balance is short, and says so; nothing is bought of it later', async () => {
  lottery.wallet.balance = 150
  lottery.fate.numbers = ['40', '41', '42', '43', '44', '45']
  await lottery.subscribe()
  lottery.playTo(1)
  await shows({ ended: 'balance', bought: 1 })
  lottery.wallet.balance = 10_000
  lottery.playTo(2)
  await until(async () => expect((await lottery.view()).last[0]?.numero).toBe('draw-2'))
  await lottery.restart()
  await lottery.reopen()
  expect(await numeros()).toEqual(['draw-1'])
  expect(lottery.wallet.balance).toBe(10_000)
})

test('QP11 when it ends or buys nothing the wallet is told, again after no answer and after a restart', async () => {
  // What was on its way at the restart is told once more, and changes nothing: each grant counts once.
  const told = () => [
    ...new Map(
      lottery.wallet.calls
        .filter(({ name }) => name === 'endStanding')
        .map(({ body }) => [body.session, body.tell ?? '']),
    ).values(),
  ]
  lottery.fate.numbers = ['40', '41', '42', '43', '44', '45']
  await lottery.subscribe()
  lottery.wallet.faults.push('lost', 'lost', 'lost')
  await lottery.stop()
  await until(async () => expect(lottery.wallet.faults).toEqual([]))
  await lottery.restart()
  await lottery.reopen()
  lottery.playTo(1)
  await until(async () => expect(told()).toEqual(['']))
  lottery.wallet.balance = 50
  await lottery.subscribe({ id: 'subscription-2' })
  await until(async () => expect(told()).toEqual(['', '']))
  // What ends while its player is away is told by the wallet.
  lottery.wallet.balance = 150
  await lottery.subscribe({ id: 'subscription-3' })
  lottery.playTo(2)
  await until(async () => expect(told()).toEqual(['', '', 'short']))
  lottery.wallet.balance = 10_000
  await lottery.subscribe({ id: 'subscription-4' })
  lottery.wallet.frozen = true
  lottery.playTo(3)
  await until(async () => expect(told()).toEqual(['', '', 'short', 'refused']))
})

test('QP11 a frozen account ends it', async () => {
  await lottery.subscribe()
  lottery.wallet.frozen = true
  lottery.playTo(1)
  await shows({ ended: 'refused', bought: 1 })
})

test('QP11 a draw is bought once the wallet answers again, if its sale goes on, and is taken once', async () => {
  await lottery.subscribe()
  let fails = 3
  lottery.wallet.beforeBet = () => {
    if (fails-- > 0) throw new Error('the wallet fails')
  }
  lottery.playTo(1)
  await shows({ bought: 2, missed: 0 })
  expect((await lottery.tickets()).filter(({ state }) => state === 'open')).toMatchObject([{ numero: 'draw-2' }])
  await until(async () => expect((await lottery.view()).waiting).toBe(1))
  lottery.wallet.faults.push('answer-lost', 'answer-lost', 'answer-lost')
  lottery.playTo(2)
  await shows({ bought: 3, missed: 0 })
  expect((await lottery.tickets()).filter(({ state }) => state === 'open')).toMatchObject([{ numero: 'draw-3' }])
})

test('QP11 draws whose sale went by while nothing could be bought are counted as missed', async () => {
  await lottery.subscribe()
  lottery.fate.isAway = true
  lottery.playTo(5)
  lottery.fate.isAway = false
  await shows({ bought: 2, missed: 4 })
  expect((await lottery.tickets()).map(({ numero }) => numero).toSorted()).toEqual(['draw-1', 'draw-6'])
  // Further back than the draws that are told of.
  lottery.fate.isAway = true
  lottery.playTo(28)
  lottery.fate.isAway = false
  await shows({ bought: 3, missed: 4 + 22 })
})

test('QP11 one that was begun and has bought nothing yet says to its player that it has ended', async () => {
  let fails = 3
  lottery.wallet.beforeBet = () => {
    if (fails-- > 0) throw new Error('the wallet fails')
    lottery.wallet.balance = 0
  }
  expect((await lottery.subscribe()).body.subscription).toMatchObject({ bought: 0 })
  await shows({ ended: 'balance', bought: 0 })
  await until(async () =>
    expect(lottery.wallet.calls.find(({ name }) => name === 'endStanding')?.body.tell).toBe('short'),
  )
})

test('QP11 a draw that the wallet could not be asked for is passed over and counted, and the next is bought', async () => {
  await lottery.subscribe()
  lottery.wallet.beforeBet = () => {
    throw new Error('the wallet fails')
  }
  lottery.playTo(1)
  await shows({ missed: 1, bought: 1 })
  lottery.wallet.beforeBet = () => undefined
  lottery.playTo(2)
  await shows({ missed: 1, bought: 2 })
})

test('QP11 after ninety days it ends', async () => {
  await lottery.subscribe()
  lottery.world.now += 90 * 24 * 3_600_000
  await lottery.reopen()
  await shows({ ended: 'expired' })
})

test('QP11 the same order is one subscription, from two tabs at once too; another under its name is refused', async () => {
  const [first, second] = await Promise.all([lottery.subscribe(), lottery.subscribe()])
  expect(second.body).toEqual(first.body)
  expect(await numeros()).toEqual(['draw-1'])
  expect((await lottery.subscribe({ price: 200 })).body.refused).toEqual({ code: 'ticket_conflict' })
  expect((await lottery.view()).subscriptions).toHaveLength(1)
})

test('QP11 one that is sent again while its first draw is being bought is answered with what that came to', async () => {
  let again: ReturnType<typeof lottery.subscribe> | undefined
  lottery.wallet.beforeBet = () => {
    again ??= lottery.subscribe()
  }
  const first = await lottery.subscribe()
  expect(first.body.subscription).toMatchObject({ bought: 1 })
  expect((await again)?.body).toEqual(first.body)
})

test('QP11 what is no ticket is no subscription: refused with the reason, and nothing is taken', async () => {
  const twice = [{ type: 'line' as const, picks: ['1', '1', '2', '3', '4', '5'] }]
  expect((await lottery.subscribe({ price: 9 })).body.refused).toMatchObject({ code: 'below_limit' })
  expect((await lottery.subscribe({ lines: twice })).body.refused).toMatchObject({ code: 'picks_wrong', line: 0 })
  expect((await lottery.subscribe({ price: 10_000 })).body.refused).toMatchObject({ code: 'payout_limit' })
  for (const order of [{ draws: 7 }, { draws: -1 }, { draws: null as never }, { lines: [] }, { id: 'x' }])
    expect((await lottery.subscribe(order)).status, JSON.stringify(order)).toBe(422)
  expect((await lottery.view()).subscriptions).toEqual([])
  expect(lottery.wallet.balance).toBe(100_000)
})

test('QP11 what the balance does not cover at once is none, and play money has none', async () => {
  lottery.wallet.balance = 50
  expect((await lottery.subscribe()).body.refused).toEqual({ code: 'insufficient_funds' })
  expect((await lottery.view()).subscriptions).toEqual([])
  lottery.wallet.trial = true
  await lottery.reopen()
  expect((await lottery.subscribe({ id: 'subscription-2' })).body.refused).toEqual({ code: 'play_money' })
})

test('QP11 a session of play money sees and stops nothing that the same player has subscribed to', async () => {
  await lottery.subscribe()
  const [mine] = (await lottery.view()).subscriptions
  lottery.wallet.trial = true
  await lottery.reopen()
  expect((await lottery.view()).subscriptions).toEqual([])
  expect((await lottery.stop(mine?.id)).status).toBe(404)
  lottery.wallet.trial = false
  await lottery.reopen()
  expect((await lottery.view()).subscriptions).toEqual([mine])
})

test('QP11 five run at a time, and those of others are not to be seen or stopped', async () => {
  const begun = await Promise.all(
    Array.from({ length: 6 }, (_, index) => lottery.subscribe({ id: `subscription-${index}` })),
  )
  const refused = begun.filter(({ body }) => body.refused?.code === 'subscriptions_full')
  expect(refused).toHaveLength(1)
  const mine = (await lottery.view()).subscriptions[0]?.id ?? ''
  lottery.wallet.player = 'q'
  await lottery.reopen()
  expect((await lottery.view()).subscriptions).toEqual([])
  expect((await lottery.stop(mine)).status).toBe(404)
  expect((await lottery.subscribe({ id: mine })).body).toEqual({ refused: { code: 'ticket_conflict' } })
})

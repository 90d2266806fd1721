import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBookFixture } from './bookFixture.ts'

let book: Awaited<ReturnType<typeof createBookFixture>>
beforeEach(async () => {
  book = await createBookFixture()
})
afterEach(() => book.close())

const first = async () => {
  const [event] = await book.football()
  if (event === undefined) throw new Error('No football is open')
  return event
}
const pair = async () => {
  const [one, other] = await book.football()
  if (one === undefined || other === undefined) throw new Error('No two matches of football are open')
  return [one, other] as const
}
const untilSettled = (count = 1) =>
  vi.waitFor(async () => {
    const settled = (await book.bets()).filter(({ state }) => state !== 'open')
    expect(settled).toHaveLength(count)
    return settled
  })

describe('events', () => {
  test('QP12 a book offers dozens of events of several sports on the world’s clock, the soonest first', async () => {
    const { events, betting, partial, limits } = await book.board()
    expect(new Set(events.map(({ sport }) => sport)).size).toBe(7)
    expect(events.length).toBeGreaterThan(60)
    expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).toSorted((a, b) => a - b))
    expect(events.every(({ start, markets }) => start > book.world.now && markets.length === 1)).toBe(true)
    expect([betting, partial, limits.least, limits.most]).toEqual([true, false, 50, 100_000])
    expect((await book.board()).sport, 'what the opened title is about').toBe('football')
  })

  test('QP12 odds move before the start, and who asks for changes gets those alone', async () => {
    const before = await book.board()
    book.world.now += 30 * 60_000
    const after = await book.board(before.version)
    expect(after.partial).toBe(true)
    const moved = after.events.filter(({ id }) => before.events.some((event) => event.id === id))
    expect(moved.length).toBeGreaterThan(20)
    expect((await book.board(after.version)).events).toEqual([])
    const whole = await book.board()
    const still = moved.find(({ state }) => state === 'open')
    expect(whole.events.find(({ id }) => id === still?.id)?.markets).toEqual(still?.markets)
  })

  test('QP12 an event closes when it starts, is decided when it ends, and stays so through a restart', async () => {
    const event = await first()
    book.world.now = event.start
    expect(await book.event(event.id)).toMatchObject({ state: 'playing', markets: [] })
    book.playTo(event)
    book.fate.part = 1
    const over = await book.event(event.id)
    expect(over.state).toBe('over')
    await book.restart()
    book.fate.part = 0
    expect((await book.event(event.id)).score).toEqual(over.score)
  })
})

describe('a bet', () => {
  test('QP12 is taken from the wallet once, stands in the player’s bets, and pays at the agreed odds', async () => {
    const event = await first()
    const { status, body } = await book.bet({ legs: [book.leg(event)] })
    expect([status, body.state]).toEqual([200, 'placed'])
    expect(book.wallet.balance).toBe(99_000)
    const [open] = await book.bets()
    expect(open).toMatchObject({ state: 'open', stake: 1000, legs: [{ event: event.id, result: 'open' }] })
    book.fate.part = 1
    book.playTo(event)
    const [settled] = await untilSettled()
    const won = Math.floor((1000 * book.leg(event).odds) / 100)
    expect(settled).toMatchObject({ state: 'won', payout: won, reference: open?.reference })
    await vi.waitFor(() => expect(book.wallet.balance).toBe(99_000 + won))
    await book.restart()
    expect(book.wallet.countOf('win')).toBe(1)
  })

  test('QP12 that is lost brings nothing, and its round at the wallet ends', async () => {
    const event = await first()
    await book.bet({ legs: [book.leg(event)] })
    book.playTo(event)
    expect(await untilSettled()).toMatchObject([{ state: 'lost', payout: 0 }])
    await vi.waitFor(() => expect(book.wallet.countOf('win')).toBe(1))
    expect(book.wallet.balance).toBe(99_000)
  })

  test('QP12 sent again is answered as the first time and taken once, at the same moment and after a restart too', async () => {
    const event = await first()
    const legs = [book.leg(event)]
    const [one, other] = await Promise.all([book.bet({ legs }), book.bet({ legs })])
    expect(other.body).toEqual(one.body)
    await book.restart()
    expect((await book.bet({ legs })).body).toMatchObject({ state: 'placed', balance: 99_000 })
    book.world.now = event.start
    expect((await book.bet({ legs })).body.state).toBe('placed')
    expect(book.wallet.countOf('bet')).toBe(1)
    expect((await book.bet({ legs, stake: 2000 })).body).toEqual({ state: 'refused', code: 'bet_conflict' })
  })

  test('QP12 on an event that has started is refused', async () => {
    const event = await first()
    book.world.now = event.start
    expect((await book.bet({ legs: [book.leg(event)] })).body).toEqual({
      state: 'refused',
      code: 'market_closed',
      events: [event.id],
    })
    expect(book.wallet.countOf('bet')).toBe(0)
  })

  test('QP12 at odds that have changed is refused with the new ones, unless the player takes them', async () => {
    const event = await first()
    const asked = book.leg(event)
    for (const [odds, accept, state] of [
      [asked.odds - 1, 'none', 'refused'],
      [asked.odds + 1, 'better', 'refused'],
      [asked.odds - 1, 'better', 'placed'],
      [asked.odds + 1, 'any', 'placed'],
    ] as const) {
      const id = `bet-${accept}-${odds}`
      const { body } = await book.bet({ id, accept, stake: 100, legs: [{ ...asked, odds }] })
      expect(body.state, id).toBe(state)
      if (body.state === 'placed') expect(body.bet.legs[0]?.odds).toBeLessThanOrEqual(asked.odds)
      else expect(body).toMatchObject({ code: 'odds_changed', legs: [{ ...asked }] })
    }
  })

  test('QP12 makes what it leans on shorter, and play money does not', async () => {
    const event = await first()
    await book.bet({ stake: 90_000, legs: [book.leg(event)] })
    const shorter = (await book.event(event.id)).markets[0]?.selections[0]?.odds ?? 0
    expect(shorter).toBeLessThan(book.leg(event).odds)
    book.wallet.trial = true
    await book.reopen()
    const other = (await pair())[1]
    await book.bet({ id: 'bet-of-a-trial', stake: 5000, legs: [book.leg(other)] })
    expect(book.leg(await book.event(other.id))).toEqual(book.leg(other))
  })
})

describe('limits', () => {
  test('QP12 refuse too small and too large a stake, on one event over all bets, with the limit', async () => {
    const [one, other] = await pair()
    const legs = [book.leg(one)]
    expect((await book.bet({ stake: 49, legs })).body).toMatchObject({ code: 'below_limit', amount: 50 })
    await book.bet({ id: 'bet-of-one-tab', stake: 60_000, legs: [book.leg(one, 1)] })
    await book.reopen()
    const again = { id: 'bet-of-the-other', stake: 40_001, legs: [book.leg(one, 2)] }
    expect((await book.bet(again)).body).toMatchObject({ code: 'stake_limit', amount: 100_000, events: [one.id] })
    expect((await book.bet({ ...again, id: 'bet-elsewhere', stake: 40_000, legs: [book.leg(other)] })).body.state).toBe(
      'placed',
    )
  })

  test('QP12 refuse a payout that is too great, two legs of one event, and what is no bet', async () => {
    const events = (await book.football()).slice(0, 8)
    const legs = events.map((event) => book.leg(event, 1))
    expect((await book.bet({ stake: 1000, legs })).body).toMatchObject({ code: 'payout_limit', amount: 2_500_000 })
    const [leg] = legs
    if (leg === undefined) throw new Error('No leg')
    const twice = [leg, ...legs.slice(1, 3), { ...leg, selection: 'home' }]
    const { event } = leg
    expect((await book.bet({ legs: twice })).body).toEqual({ state: 'refused', code: 'same_event', events: [event] })
    expect((await book.bet({ legs: [] })).status).toBe(422)
    expect((await book.bet({ legs: Array.from({ length: 9 }, () => leg) })).status).toBe(422)
    for (const stake of [1.5, 1e308, 2 ** 53])
      expect(await book.bet({ stake, legs: [leg] }), `${stake}`).toMatchObject({
        status: 422,
        body: { code: 'malformed' },
      })
    expect((await book.bet({ stake: 2 ** 53 - 1, legs: [leg] })).body).toMatchObject({ code: 'stake_limit' })
    expect((await book.bet({ legs: [{ ...leg, selection: 'nobody' }] })).body).toMatchObject({ code: 'market_closed' })
    expect(book.wallet.countOf('bet')).toBe(0)
  })

  test('QP12 a stake over the balance is refused, and leaves no bet behind', async () => {
    book.wallet.balance = 10
    const event = await first()
    const { body } = await book.bet({ legs: [book.leg(event)] })
    expect(body).toEqual({ state: 'refused', code: 'insufficient_funds' })
    expect(await book.bets()).toEqual([])
  })
})

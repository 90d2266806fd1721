import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBookFixture } from './bookFixture.ts'

let book: Awaited<ReturnType<typeof createBookFixture>>
beforeEach(async () => {
  book = await createBookFixture('COCKFIGHT', 'cockfight')
})
afterEach(() => book.close())

const first = async () => {
  const [event] = (await book.board()).events
  if (event === undefined) throw new Error('No bout is open')
  return event
}

test('QP12 bouts have odds on both corners and a draw, which stay as they were opened', async () => {
  const before = await book.board()
  expect(before.events.length).toBeGreaterThan(20)
  for (const { markets } of before.events) expect(markets[0]?.selections).toHaveLength(3)
  book.world.now += 60 * 60_000
  const after = await book.board()
  for (const event of after.events) {
    const old = before.events.find(({ id }) => id === event.id)
    if (old !== undefined) expect(event.markets).toEqual(old.markets)
  }
})

test('QP12 where the brand takes no bets on bouts they can be looked at, and a bet is refused with that reason', async () => {
  book.wallet.betsOff = true
  await book.reopen()
  const event = await first()
  expect((await book.board()).betting).toBe(false)
  expect((await book.bet({ legs: [book.leg(event)] })).body).toEqual({ state: 'refused', code: 'bets_off' })
  expect(book.wallet.countOf('bet')).toBe(0)
})

test('QP12 where the brand takes them a bet is placed', async () => {
  const event = await first()
  expect((await book.bet({ legs: [book.leg(event)] })).body.state).toBe('placed')
})

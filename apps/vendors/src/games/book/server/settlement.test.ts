import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBookFixture } from './bookFixture.ts'

let book: Awaited<ReturnType<typeof createBookFixture>>
beforeEach(async () => {
  book = await createBookFixture()
})
afterEach(() => book.close())

const pair = async () => {
  const [one, other] = await book.football()
  if (one === undefined || other === undefined) throw new Error('No two matches of football are open')
  return [one, other] as const
}
const first = async () => (await pair())[0]
const untilSettled = (count = 1) =>
  vi.waitFor(async () => {
    const settled = (await book.bets()).filter(({ state }) => state !== 'open')
    expect(settled).toHaveLength(count)
    return settled
  })

test('QP12 an accumulator pays when its last leg has won, and is lost with the first lost one', async () => {
  const [one, other] = await pair()
  const legs = [book.leg(one), book.leg(other)]
  await book.bet({ id: 'accumulator-1', legs })
  book.fate.part = 1
  book.playTo(one)
  book.playTo(other)
  const [bet] = await untilSettled()
  const product = legs.reduce((total, { odds }) => total * odds, 1000)
  expect(bet).toMatchObject({ state: 'won', payout: Math.floor(product / 10_000) })
})

test('QP12 a void event gives a single’s stake back and leaves an accumulator its other legs', async () => {
  const [one, other] = await pair()
  await book.bet({ id: 'single-bet', legs: [book.leg(one)] })
  await book.bet({ id: 'accumulator', legs: [book.leg(one), book.leg(other)] })
  expect(book.wallet.balance).toBe(98_000)
  book.fate.isVoid = true
  book.world.now = one.start
  await book.board()
  book.fate.isVoid = false
  book.fate.part = 1
  book.playTo(other)
  const settled = await untilSettled(2)
  const single = settled.find(({ id }) => id === 'single-bet')
  const accumulator = settled.find(({ id }) => id === 'accumulator')
  expect(single).toMatchObject({ state: 'void', payout: 1000 })
  expect(accumulator).toMatchObject({ state: 'won', payout: Math.floor((1000 * book.leg(other).odds) / 100) })
  await vi.waitFor(() => expect(book.wallet.balance).toBe(99_000 + (accumulator?.payout ?? 0)))
  const back = book.wallet.calls.filter(({ name }) => name === 'rollback')
  expect(back.map(({ body }) => body.reason)).toEqual(['event_void'])
})

test('QP12 open bets wait through a restart, and are settled once when their event ended meanwhile', async () => {
  const event = await first()
  await book.bet({ legs: [book.leg(event)] })
  await book.restart()
  expect((await book.bets())[0]?.state).toBe('open')
  book.fate.part = 1
  book.playTo(event)
  await book.restart()
  await untilSettled()
  await vi.waitFor(() => expect(book.wallet.countOf('win')).toBe(1))
})

test('QP12 a wallet whose answers are lost is asked again, and pays once', async () => {
  const event = await first()
  book.wallet.faults.push('answer-lost')
  expect((await book.bet({ legs: [book.leg(event)] })).body.state).toBe('placed')
  book.fate.part = 1
  book.wallet.faults.push('answer-lost', 'answer-lost', 'answer-lost', 'answer-lost')
  book.playTo(event)
  const [bet] = await untilSettled()
  await vi.waitFor(() => expect(book.wallet.balance).toBe(99_000 + (bet?.payout ?? 0)))
})

test('QP12 a bet that the wallet never answered for goes back', async () => {
  const event = await first()
  book.wallet.faults.push('answer-lost', 'lost', 'lost')
  expect((await book.bet({ legs: [book.leg(event)] })).body).toEqual({ state: 'refused', code: 'round_cancelled' })
  await vi.waitFor(() => expect(book.wallet.balance).toBe(100_000))
})

test('FP28 a settled bet stands among the session’s last rounds with the reference of the bet records', async () => {
  const { token } = await book.start()
  const event = await first()
  const { body } = await book.send<{ bet: { reference: string } }>('POST', '/api/sports/bets', token, {
    id: 'bet-in-history',
    stake: 500,
    accept: 'none',
    legs: [book.leg(event)],
  })
  book.playTo(event)
  await vi.waitFor(async () => {
    const { history, totals } = (await book.state(token)).body
    expect(history[0]?.roundId).toBe(body.bet.reference)
    expect(totals).toEqual({ rounds: 1, staked: 500, won: 0 })
  })
})

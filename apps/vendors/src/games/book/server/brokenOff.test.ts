import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBookFixture } from './bookFixture.ts'

let book: Awaited<ReturnType<typeof createBookFixture>>
beforeEach(async () => {
  book = await createBookFixture()
})
afterEach(() => book.close())

const most = 100_000
/** A bet as a process leaves it that ends in the middle of taking it; one bet may be all that a player has on an event. */
async function leave(sql: string, stake = most) {
  const [event] = await book.football()
  if (event === undefined) throw new Error('No match of football is open')
  const order = { id: 'broken-off', stake, legs: [book.leg(event)] }
  expect((await book.bet(order)).body.state).toBe('placed')
  const file = new DatabaseSync(book.gamesPath)
  file.exec(sql)
  file.close()
  await book.restart()
  book.wallet.balance = most
  return { order, event }
}

test('QP12 a bet that was broken off before it was written down is taken when it is sent again', async () => {
  const { order } = await leave(`delete from stakes where id = 'broken-off'`, 1000)
  expect(await book.bet(order)).toMatchObject({ status: 200, body: { state: 'placed' } })
})

test.each([
  ['before it was written down', `delete from stakes where id = 'broken-off'`],
  ['before the wallet answered', `update stakes set progress = 'reserved' where id = 'broken-off'`],
])('QP12 a bet that was broken off %s leaves its player their limit', async (_, sql) => {
  const { event } = await leave(sql)
  await vi.waitFor(async () => expect(await book.bets()).not.toContainEqual(expect.objectContaining({ state: 'open' })))
  book.wallet.balance = most
  const again = await book.bet({ id: 'another-bet', stake: most, accept: 'any', legs: [book.leg(event)] })
  expect(again.body).toMatchObject({ state: 'placed' })
})

test('QP12 a stake whose taking cannot be written down goes back as soon as it can be, without a restart', async () => {
  const [event] = await book.football()
  if (event === undefined) throw new Error('No match of football is open')
  // Whatever keeps the file from being written: another program here, a full disk elsewhere.
  const other = new DatabaseSync(book.gamesPath)
  const { calls } = book.wallet
  const push = calls.push.bind(calls)
  calls.push = (...added) => {
    if (added.some(({ name }) => name === 'bet')) other.exec('begin immediate')
    return push(...added)
  }
  expect(await book.bet({ legs: [book.leg(event)] })).toMatchObject({ status: 503 })
  expect(book.wallet.balance).toBe(most - 1000)
  other.exec('rollback')
  other.close()
  calls.push = push
  await vi.waitFor(() => expect(book.wallet.balance).toBe(most))
  const again = await book.bet({ id: 'another-bet', stake: most, accept: 'any', legs: [book.leg(event)] })
  expect(again.body).toMatchObject({ state: 'placed' })
})

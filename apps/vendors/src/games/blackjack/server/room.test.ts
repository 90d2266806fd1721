import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRoomFixture } from './roomFixture.ts'

let room: Awaited<ReturnType<typeof createRoomFixture>>
beforeEach(async () => {
  room = await createRoomFixture()
})
afterEach(() => room.close())

type Seat = Awaited<ReturnType<typeof room.sit>>
/** A player with a bet of 100 whose turn it is, with 6 against the dealer's 3. */
const onTurn = async (seat: Seat): Promise<void> => {
  await room.until(seat, 'betting')
  expect(await seat.bet(100)).toMatchObject({ status: 200 })
  await room.until(seat, 'acting')
  await vi.waitFor(() => expect(seat.seen.own?.moves).toContain('double'))
}

describe('a table over the wallet', () => {
  test('R25 takes a bet and a double as stakes of their own, pays both, and the books balance', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await onTurn(ada)
    expect(await ada.move('double')).toMatchObject({ status: 200, body: { balance: 99_800 } })
    await room.until(ada, 'dealer')
    await vi.waitFor(() => expect(room.wallet.countOf('win')).toBe(2))
    expect(room.wallet.balance).toBe(100_200)
    // A round is listed once the table has heard that its win is paid.
    await vi.waitFor(() => expect(room.roundsOf(session)).toHaveLength(2))
    expect(room.roundsOf(session)).toMatchObject([
      {
        result: { stake: 100, win: 200, what: { kind: 'bet', seat: 1 }, outcome: { dealer: ['3c', '5c', '7c', '8c'] } },
      },
      {
        result: {
          stake: 100,
          win: 200,
          what: { kind: 'double' },
          outcome: { places: [{ hands: [{ cards: ['2c', '4c', '6c'] }] }] },
        },
      },
    ])
    expect(room.problems).toEqual([])
  })

  test('R25 the shoe is written down when it is shuffled, and each round says where in it its cards lay', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await onTurn(ada)
    const [shoe] = room.ask('select id, cards, draws from blackjack_shoes')
    expect(String(shoe?.cards).split(' ')).toHaveLength(312)
    expect(String(shoe?.cards)).toMatch(/^2c 3c 4c 5c 6c/)
    expect(JSON.parse(String(shoe?.draws))).toHaveLength(311)
    await ada.move('stand')
    await room.until(ada, 'dealer')
    const [round] = room.ask('select outcome from stake_rounds')
    expect(JSON.parse(String(round?.outcome))).toMatchObject({ shoe: shoe?.id, from: 0, count: 6 })
  })

  test('R25 two tabs of a player have one seat and one hand, and a move from both is one', async () => {
    const [ada, again] = [await room.sit(room.addSession('ada')), await room.sit(room.addSession('ada'))]
    await onTurn(ada)
    await vi.waitFor(() => expect(again.seen.own?.moves).toContain('double'))
    const [one, other] = await Promise.all([ada.move('double', 0), again.move('double', 0)])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect([room.wallet.countOf('bet'), room.wallet.balance]).toEqual([2, 99_800])
  })

  test('R25 refuses what is malformed, without a session, at no table, or of another seat', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    const ben = await room.sit(room.addSession('ben'))
    expect((await room.send('nobody', '')).status).toBe(401)
    expect((await room.send(session, '/9/events')).status).toBe(404)
    await onTurn(ada)
    expect(await ben.move('hit')).toMatchObject({ status: 409, body: { code: 'not_your_turn' } })
    expect((await ada.post('/moves', { round: 'r', hand: 2, move: 'hit' })).status).toBe(422)
    expect((await ada.post('/moves', { round: 'r', hand: 0, move: 'surrender' })).status).toBe(422)
    expect(await ada.post('/bets', { round: 'r', amount: 100 })).toMatchObject({ body: { code: 'bets_closed' } })
    room.wallet.balance = 50
    expect(await ada.move('double')).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } })
    expect(await ada.move('stand')).toMatchObject({ status: 200 })
  })

  test('R25 a double whose answer was lost is found again, not taken twice', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await onTurn(ada)
    room.wallet.faults.push('answer-lost')
    expect(await ada.move('double', 0, 'ticket-0001')).toMatchObject({ status: 200, body: { balance: 99_800 } })
    expect(await ada.move('double', 0, 'ticket-0001')).toMatchObject({ status: 200 })
    expect(room.wallet.balance).toBe(99_800)
  })

  test('R25 lists two tables a limit with seven seats each', async () => {
    expect((await room.send(room.addSession('ada'), '')).body).toMatchObject([
      { name: '1', least: 100, total: 20_000, seats: { taken: 0, of: 7 } },
      { name: '2', least: 100 },
      { name: '3', least: 500 },
      { name: '4', least: 500 },
      { name: '5', least: 2500, total: 500_000 },
      { name: '6', least: 2500 },
    ])
  })
})

describe('a restart', () => {
  test.each(['betting', 'acting'] as const)('R25 in %s gives every stake of the round back', async (phase) => {
    const ada = await room.sit(room.addSession('ada'))
    await onTurn(ada)
    if (phase === 'acting') await ada.move('hit')
    expect(room.wallet.balance).toBe(99_900)
    await room.restart()
    const again = await room.sit(room.addSession('ada'))
    await vi.waitFor(() => expect(again.seen.own?.balance).toBe(99_900))
    await room.settleOpen()
    expect([room.wallet.balance, room.wallet.countOf('win')]).toEqual([100_000, 0])
    await vi.waitFor(() => expect(again.seen.own?.balance).toBe(100_000))
  })

  test('R25 after the dealer was dealt pays what was written down, once', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await onTurn(ada)
    await ada.move('hit')
    await ada.move('hit')
    room.wallet.faults.push('lost', 'lost', 'lost')
    await ada.move('stand')
    await room.until(ada, 'dealer')
    // All tries of this process are over, so that the next one pays.
    await vi.waitFor(() => expect(room.wallet.faults).toEqual([]))
    await room.restart()
    await room.settleOpen()
    await room.settleOpen()
    await vi.waitFor(() => expect(room.wallet.balance).toBe(100_100))
    expect(room.wallet.countOf('win')).toBe(1)
    await vi.waitFor(() => expect(room.roundsOf(session)).toMatchObject([{ result: { win: 200 } }]))
  })

  test('R25 a bet that was sent before it is answered as it ended, and the table goes on', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await room.until(ada, 'betting')
    const round = ada.seen.table?.round ?? ''
    await ada.bet(100, 'ticket-0001')
    await room.restart()
    await room.settleOpen()
    const again = await room.sit(session)
    await room.until(again, 'betting')
    const sent = { ticket: 'ticket-0001', round, amount: 100 }
    expect(await room.send(session, '/1/bets', sent)).toMatchObject({ status: 409, body: { code: 'round_cancelled' } })
    expect(room.wallet.balance).toBe(100_000)
    expect(again.seen.table?.round).not.toBe(round)
  })
})

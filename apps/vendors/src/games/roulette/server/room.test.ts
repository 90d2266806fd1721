import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { phaseMs } from './phases.ts'
import { createRoomFixture } from './roomFixture.ts'

let room: Awaited<ReturnType<typeof createRoomFixture>>
beforeEach(async () => {
  room = await createRoomFixture()
})
afterEach(() => room.close())

type Seat = Awaited<ReturnType<typeof room.sit>>
const until = (seat: Seat, phase: string) => vi.waitFor(() => expect(seat.seen.table?.phase).toBe(phase))

describe('a table over the wallet', () => {
  test('I38 tells of the round as it happens, takes stakes and pays wins, and the books balance', async () => {
    const ada = await room.sit(room.addSession('ada'))
    expect(ada.type).toContain('text/event-stream')
    await until(ada, 'betting')
    expect(await ada.lay('17', 100)).toMatchObject({ status: 200, body: { balance: 99_900 } })
    expect(await ada.lay('red', 500)).toMatchObject({ status: 200, body: { balance: 99_400 } })
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    expect(ada.seen.table?.number).toBe(17)
    await vi.waitFor(() => expect(room.wallet.countOf('win')).toBe(2))
    await room.move(phaseMs.turning)
    await vi.waitFor(() => expect(ada.seen.own).toMatchObject({ win: 3600, balance: 103_000 }))
    expect(room.wallet.balance).toBe(103_000)
    expect(room.problems).toEqual([])
  })

  test('I38 shows the same round to two players, and a second tab the same seat and chips', async () => {
    const ada = await room.sit(room.addSession('ada'))
    const again = await room.sit(room.addSession('ada'))
    const ben = await room.sit(room.addSession('ben'))
    await until(ben, 'betting')
    await ada.lay('17', 100)
    await vi.waitFor(() => expect(again.seen.own?.tickets.length).toBe(1))
    expect([again.seen.own?.seat, ben.seen.own?.seat, ben.seen.own?.tickets]).toEqual([ada.seen.own?.seat, 2, []])
    expect(ben.seen.table?.round).toBe(ada.seen.table?.round)
  })

  test('I38 other titles, and another table of the title, have rounds and limits of their own', async () => {
    const session = room.addSession('ada')
    const [one, other] = [await room.sit(session, '1'), await room.sit(session, '3')]
    await until(one, 'betting')
    await until(other, 'betting')
    expect(other.seen.table?.round).not.toBe(one.seen.table?.round)
    expect([one.seen.table?.limits.least, other.seen.table?.limits.least]).toEqual([10, 1000])
    expect((await room.send(session, '')).body).toMatchObject([
      { name: '1', least: 10, total: 100_000, seats: { taken: 1, of: 200 } },
      { name: '2', seats: { taken: 0 } },
      { name: '3', seats: { taken: 1 } },
    ])
    const elsewhere = await room.sit(room.addSession('ben', 'lvo-0002'))
    await until(elsewhere, 'betting')
    expect(elsewhere.seen.table?.seats.taken).toBe(1)
  })

  test('I38 refuses with the reason: no session, no such table, no seat, bad bets, over balance, after the clock', async () => {
    const session = room.addSession('ada')
    expect(await room.send('nobody', '')).toMatchObject({ status: 401, body: { code: 'session_over' } })
    expect((await room.send(session, '/9/events')).status).toBe(404)
    const ticket = { ticket: 'ticket-0001', round: 'r', bets: [{ spot: '17', amount: 100 }] }
    expect(await room.send(session, '/1/bets', ticket)).toMatchObject({ status: 409, body: { code: 'not_seated' } })
    const ada = await room.sit(session)
    await until(ada, 'betting')
    expect(await room.send(session, '/1/bets', ticket)).toMatchObject({ body: { code: 'bets_closed' } })
    expect(await ada.lay('17', 5)).toMatchObject({ status: 409, body: { code: 'below_limit' } })
    expect(await ada.lay('17', 5010)).toMatchObject({ status: 409, body: { code: 'spot_limit' } })
    expect(await ada.lay('37', 100)).toMatchObject({ status: 409, body: { code: 'bet_unknown' } })
    for (const amount of [1.5, 1e308, 2 ** 53]) expect((await ada.lay('17', amount)).status, `${amount}`).toBe(422)
    expect(await ada.lay('17', 2 ** 53 - 1)).toMatchObject({ body: { code: 'spot_limit' } })
    expect((await ada.lay('17', 100, 'x')).status).toBe(422)
    expect((await room.send(session, '/1/bets', { ...ticket, more: 1 })).status).toBe(422)
    room.wallet.balance = 50
    expect(await ada.lay('17', 100)).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } })
    expect([room.wallet.balance, room.wallet.countOf('win')]).toEqual([50, 0])
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    expect(await ada.lay('17', 10)).toMatchObject({ status: 409, body: { code: 'bets_closed' } })
  })

  test('I38 a bet that is sent twice at once, or again later, is taken once', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    const [one, other] = await Promise.all([ada.lay('17', 100, 'ticket-0001'), ada.lay('17', 100, 'ticket-0001')])
    expect([one, other, await ada.lay('17', 100, 'ticket-0001')]).toEqual([one, one, one])
    expect([room.wallet.balance, room.wallet.countOf('bet')]).toEqual([99_900, 1])
    expect(await ada.lay('18', 100, 'ticket-0001')).toMatchObject({ status: 409, body: { code: 'ticket_conflict' } })
  })

  test('I38 a bet whose answer was lost is found again, not taken twice', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    room.wallet.faults.push('answer-lost')
    expect(await ada.lay('17', 100)).toMatchObject({ status: 200, body: { balance: 99_900 } })
    expect(room.wallet.balance).toBe(99_900)
  })

  test('I38 takes a bet back before the clock, once, and not after it', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await until(ada, 'betting')
    await ada.lay('17', 100, 'ticket-0001')
    await ada.lay('18', 100, 'ticket-0002')
    const undo = (ticket: string) => room.send(session, '/1/undo', { ticket })
    expect(await undo('ticket-0001')).toMatchObject({ status: 200, body: { balance: 99_900 } })
    expect((await undo('ticket-0001')).status).toBe(200)
    expect([room.wallet.balance, room.wallet.countOf('rollback')]).toEqual([99_900, 1])
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    expect(await undo('ticket-0002')).toMatchObject({ status: 409, body: { code: 'not_back' } })
    expect((await room.send(room.addSession('ben'), '/1/undo', { ticket: 'ticket-0002' })).status).toBe(409)
  })

  test('I38 a session reads its bets again with what was drawn, under the reference of the bet history', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await until(ada, 'betting')
    await ada.lay('17', 100)
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    await vi.waitFor(() =>
      expect(room.roundsOf(session)).toMatchObject([
        { result: { stake: 100, outcome: 17, win: 3600, what: [{ spot: '17', amount: 100 }] }, balance: 103_500 },
      ]),
    )
    expect(room.roundsOf(session)[0]?.roundId).toBe(room.wallet.calls.find(({ name }) => name === 'bet')?.body.roundId)
    expect(room.roundsOf(room.addSession('ben'))).toEqual([])
    expect(room.ask('select outcome, draws from stake_rounds')).toMatchObject([{ outcome: '17', draws: '[[37,17]]' }])
  })

  test('I38 the wheel draws among 37, by the generator it is given', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    room.world.next = 36
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    expect([room.world.draws, ada.seen.table?.number]).toEqual([1, 36])
  })
})

describe('after a crash', () => {
  test('I38 while bets were taken, every stake goes back', async () => {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    await until(ada, 'betting')
    await ada.lay('17', 100)
    await room.restart()
    await room.settleOpen()
    await room.settleOpen()
    expect([room.wallet.balance, room.wallet.countOf('rollback')]).toEqual([100_000, 1])
    expect(room.roundsOf(session)).toEqual([])
  })

  test('I38 between a stake that was asked for and its answer, the stake goes back and cannot come later', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await ada.lay('17', 100)
    await room.restart((database) => database.exec(`update stakes set progress = 'reserved'`))
    await room.settleOpen()
    expect(room.wallet.balance).toBe(100_000)
  })

  test('I38 after the number was drawn, it is paid, and shown among the last numbers', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await ada.lay('17', 100)
    room.wallet.faults.push(...Array.from({ length: 3 }, () => 'lost' as const))
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    await vi.waitFor(() => expect(room.wallet.faults).toEqual([]))
    expect(room.wallet.balance).toBe(99_900)
    await room.restart()
    await room.settleOpen()
    await room.settleOpen()
    expect([room.wallet.balance, room.wallet.countOf('win')]).toEqual([103_500, 1])
    const again = await room.sit(room.addSession('ada'))
    await until(again, 'betting')
    expect(again.seen.table?.results).toEqual([17])
  })

  test('I38 after a win that was paid but not answered for, it is not paid twice', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await ada.lay('17', 100)
    room.wallet.faults.push(...Array.from({ length: 3 }, () => 'answer-lost' as const))
    await room.move(phaseMs.betting)
    await vi.waitFor(() => expect(room.wallet.faults).toEqual([]))
    await room.restart()
    await room.settleOpen()
    expect(room.wallet.balance).toBe(103_500)
  })

  test('I38 a bet that was sent before it is answered as it ended', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await ada.lay('17', 100, 'ticket-0001')
    await room.restart()
    await room.settleOpen()
    const again = await room.sit(room.addSession('ada'))
    await until(again, 'betting')
    expect(await again.lay('17', 100, 'ticket-0001')).toMatchObject({ status: 409, body: { code: 'round_cancelled' } })
    expect(room.wallet.balance).toBe(100_000)
  })

  test('I38 connections end when the server closes, and the table goes on when it is back', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await room.restart()
    await vi.waitFor(() => expect(ada.seen.ended).toBe(true))
    const again = await room.sit(room.addSession('ada'))
    await until(again, 'betting')
    expect(again.status).toBe(200)
  })
})

describe('an unreachable wallet', () => {
  test('I38 a stake that nobody can say of goes back when the wallet is there again', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    // The bet arrives and every answer is lost; so is every try to take it back.
    room.wallet.faults.push('answer-lost', 'lost', 'lost', 'lost', 'lost', 'lost')
    expect(await ada.lay('17', 100)).toMatchObject({ status: 409, body: { code: 'round_cancelled' } })
    expect(room.wallet.balance).toBe(99_900)
    await room.settleOpen()
    expect([room.wallet.balance, ada.seen.own?.tickets]).toEqual([100_000, []])
  })

  test('I38 wins are paid when it is there again, and the next round is not kept waiting', async () => {
    const ada = await room.sit(room.addSession('ada'))
    await until(ada, 'betting')
    await ada.lay('17', 100)
    room.wallet.faults.push('lost', 'lost', 'lost')
    await room.move(phaseMs.betting)
    await until(ada, 'turning')
    await vi.waitFor(() => expect(room.wallet.faults).toEqual([]))
    await room.move(phaseMs.turning + phaseMs.paid)
    await until(ada, 'betting')
    await room.settleOpen()
    expect(room.wallet.balance).toBe(103_500)
    await vi.waitFor(() => expect(ada.seen.own?.balance).toBe(103_500))
  })
})

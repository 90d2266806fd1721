import { describe, expect, test } from 'vitest'
import { phaseMs } from './phases.ts'
import { createTableFixture } from './tableFixture.ts'

/** Seat 1 has 20, the dealer shows 6 and comes to 26. */
const easy = 'Ks 6c Qs Td Th'
const handsOf = (seen: ReturnType<ReturnType<typeof createTableFixture>['sit']>['seen']) =>
  seen.table?.places.flatMap(({ seat, hands }) => hands.map(({ cards, bet }) => `${seat}: ${cards.join(' ')} ${bet}`))

describe('a round at the table', () => {
  test('R25 runs on the server: bets, cards one by one, decisions, the dealer, wins paid, and again', async () => {
    const { sit, until, money } = createTableFixture(easy)
    const ada = sit('ada')
    await until(ada, 'betting')
    expect(await ada.bet('t1')).toEqual({ state: 'placed', balance: 99_900 })
    await until(ada, 'acting')
    expect(handsOf(ada.seen)).toEqual(['1: Ks Qs 100'])
    expect(ada.seen.own).toMatchObject({ seat: 1, moves: ['hit', 'stand', 'double', 'split'], staked: 100 })
    expect(await ada.move('m1', 'stand')).toEqual({ state: 'done' })
    await until(ada, 'paid')
    expect(ada.seen.table).toMatchObject({
      dealer: ['6c', 'Td', 'Th'],
      places: [{ seat: 1, hands: [{ result: 'won' }] }],
    })
    expect(ada.seen.own).toMatchObject({ win: 200, balance: 100_100 })
    await until(ada, 'betting')
    expect(ada.seen.phases).toEqual(['betting', 'closed', 'dealing', 'acting', 'dealer', 'paid', 'betting'])
    expect(ada.seen.table).toMatchObject({
      round: 'round-2',
      results: [{ round: 'round-1', dealer: ['6c', 'Td', 'Th'] }],
    })
    expect(money.log).toEqual(['open round-1', 'place t1 100', 'decide round-1', 'pay t1 200'])
  })

  test('R25 nobody is told of a card before it lies open, nor of the end before the dealer’s last card', async () => {
    const { sit, until, hand } = createTableFixture(easy)
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'acting')
    expect(ada.seen.table).toMatchObject({ dealer: ['6c'], hasHole: true })
    expect(JSON.stringify(ada.seen)).not.toMatch(/Td|Th/)
    await ada.move('m1', 'stand')
    await until(ada, 'dealer')
    await hand.settle()
    expect(ada.seen.table?.dealer).toEqual(['6c', 'Td'])
    expect([ada.seen.own?.balance, ada.seen.own?.win]).toEqual([99_900, undefined])
  })

  test('R25 a clock that runs out over no bet starts again, and nothing is dealt', async () => {
    const { sit, until, hand, world } = createTableFixture(easy)
    const ada = sit('ada')
    await until(ada, 'betting')
    await hand.move(phaseMs.betting * 3 + 500)
    expect([ada.seen.phases, world.shoes, ada.seen.table?.round]).toEqual([['betting'], 0, 'round-1'])
  })

  test('R25 seats play one after another, and who does not decide in time stands', async () => {
    const { sit, until } = createTableFixture('Ts 9s 6c 8s 7s Td 5h Kh')
    const [ada, ben] = [sit('ada'), sit('ben')]
    await until(ada, 'betting')
    await ada.bet('a1')
    await ben.bet('b1')
    await until(ada, 'acting', 1)
    expect(await ben.move('b2', 'hit')).toEqual({ state: 'problem', code: 'not_your_turn' })
    expect(ben.seen.own?.moves).toEqual([])
    await until(ada, 'acting', 2)
    expect(handsOf(ben.seen)?.[0]).toBe('1: Ts 8s 100')
    expect(await ada.move('a2', 'hit')).toEqual({ state: 'problem', code: 'not_your_turn' })
    expect(await ben.move('b3', 'hit')).toEqual({ state: 'done' })
    await until(ben, 'dealer')
    expect(handsOf(ben.seen)?.[1]).toBe('2: 9s 7s 5h 100')
  })

  test('R25 a decision that is sent twice is carried out once, and its ticket serves no other', async () => {
    const { sit, until } = createTableFixture('2s 6c 3s Td 4s 5s 9h')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'acting')
    expect(await Promise.all([ada.move('m1', 'hit'), ada.move('m1', 'hit')])).toEqual([
      { state: 'done' },
      { state: 'done' },
    ])
    expect(await ada.move('m1', 'stand')).toEqual({ state: 'problem', code: 'ticket_conflict' })
    expect(handsOf(ada.seen)).toEqual(['1: 2s 3s 4s 100'])
    expect(await ada.move('m2', 'double')).toEqual({ state: 'problem', code: 'move_refused' })
    expect(await ada.move('m3', 'hit', 1)).toEqual({ state: 'problem', code: 'not_your_turn' })
  })

  test('R25 with blackjack of the dealer the round ends before anybody plays', async () => {
    const { sit, until } = createTableFixture('Ks Tc Qs Ad')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'paid')
    expect(ada.seen.phases).not.toContain('acting')
    expect(ada.seen.own).toMatchObject({ win: 0, balance: 99_900 })
  })
})

describe('bets', () => {
  test('R25 are refused with the reason: below and above the limits, after the clock, without a seat, over balance', async () => {
    const { sit, until, table } = createTableFixture(easy)
    const ada = sit('ada')
    await until(ada, 'betting')
    expect(await ada.bet('t1', 50)).toEqual({ state: 'problem', code: 'below_limit' })
    expect(await ada.bet('t2', 150)).toEqual({ state: 'problem', code: 'below_limit' })
    expect(await ada.bet('t2', 1e308)).toEqual({ state: 'problem', code: 'table_limit' })
    await ada.bet('t3', 1500)
    expect(await ada.bet('t4', 600)).toEqual({ state: 'problem', code: 'table_limit' })
    expect(await ada.bet('t3', 1500)).toMatchObject({ state: 'placed' })
    expect(await ada.bet('t3', 500)).toEqual({ state: 'problem', code: 'ticket_conflict' })
    const wanted = { player: 'eve', session: 'eve', ticket: 't5', round: 'round-1' }
    expect(await table.bet(wanted, 100)).toEqual({ state: 'problem', code: 'not_seated' })
    await until(ada, 'acting')
    expect(await ada.bet('t6')).toEqual({ state: 'problem', code: 'bets_closed' })
    expect(await ada.back('t3')).toBe('not_back')
  })

  test('R25 are taken back while the clock runs, and one of somebody else never', async () => {
    const { sit, until, money } = createTableFixture(easy)
    const [ada, ben] = [sit('ada'), sit('ben')]
    await until(ada, 'betting')
    await ada.bet('t1')
    expect(await ben.back('t1')).toBe('not_back')
    expect(await ada.back('t1')).toBe(100_000)
    expect([ada.seen.own?.tickets, money.balanceOf('ada')]).toEqual([[], 100_000])
  })

  test('R25 one that is answered after the table stopped waiting goes back and plays no part', async () => {
    const { sit, until, money, hand } = createTableFixture(easy)
    const [ada, ben] = [sit('ada'), sit('ben')]
    await until(ada, 'betting')
    await ben.bet('b1')
    money.state.hold = true
    const answer = ada.bet('a1')
    await until(ben, 'dealing')
    money.state.hold = false
    money.letGo()
    expect(await answer).toEqual({ state: 'refused', code: 'round_cancelled' })
    await hand.settle()
    expect([money.balanceOf('ada'), ben.seen.table?.places.map(({ seat }) => seat)]).toEqual([100_000, [2]])
  })

  test('R25 every seat taken, another player is refused; a seat whose player is gone is free again later', async () => {
    const { sit, until, hand } = createTableFixture(easy, 1)
    const ada = sit('ada')
    await until(ada, 'betting')
    expect(sit('ben').leave).toBeUndefined()
    ada.leave?.()
    await hand.move(60_000)
    expect(sit('ben').leave).toBeDefined()
  })
})

describe('what goes wrong', () => {
  test('R25 a round that cannot be written down is void: every stake goes back and the next is played', async () => {
    const { sit, until, money } = createTableFixture(easy)
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    money.state.failDecide = true
    await until(ada, 'acting')
    await ada.move('m1', 'stand')
    await until(ada, 'void')
    expect(money.balanceOf('ada')).toBe(100_000)
    await until(ada, 'betting')
    expect(ada.seen.table?.round).toBe('round-2')
  })

  test('R25 a player who leaves in the middle comes back to their hand', async () => {
    const { sit, until } = createTableFixture(easy)
    const [ada, ben] = [sit('ada'), sit('ben')]
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ben, 'acting')
    ada.leave?.()
    const again = sit('ada')
    expect(handsOf(again.seen)).toEqual(['1: Ks Qs 100'])
    expect(again.seen.own).toMatchObject({ seat: 1, moves: ['hit', 'stand', 'double', 'split'] })
  })
})

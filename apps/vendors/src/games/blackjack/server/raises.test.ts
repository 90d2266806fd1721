import { describe, expect, test } from 'vitest'
import { createTableFixture } from './tableFixture.ts'

const handsOf = (seen: ReturnType<ReturnType<typeof createTableFixture>['sit']>['seen']) =>
  seen.table?.places.flatMap(({ seat, hands }) => hands.map(({ cards, bet }) => `${seat}: ${cards.join(' ')} ${bet}`))

describe('doubling, splitting and insurance', () => {
  test('R25 a double is a stake of its own, takes one card and is paid with the hand', async () => {
    const { sit, until, money } = createTableFixture('5s 6c 6s Td Kh 9h')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'acting')
    expect(await ada.move('m1', 'double')).toEqual({ state: 'placed', balance: 99_800 })
    await until(ada, 'paid')
    expect(handsOf(ada.seen)).toEqual(['1: 5s 6s Kh 200'])
    expect(ada.seen.own).toMatchObject({ staked: 200, win: 400, balance: 100_200 })
    expect(money.log.slice(-2)).toEqual(['pay t1 200', 'pay m1 200'])
  })

  test('R25 a split makes two hands of a stake each, and one of them can be doubled', async () => {
    const { sit, until } = createTableFixture('8s 6c 8d Td 3h Kh 9c Th')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'acting')
    expect(await ada.move('m1', 'split')).toMatchObject({ state: 'placed' })
    expect(handsOf(ada.seen)).toEqual(['1: 8s 3h 100', '1: 8d Kh 100'])
    await until(ada, 'acting')
    expect(await ada.move('m2', 'double')).toMatchObject({ state: 'placed', balance: 99_700 })
    expect(await ada.move('m3', 'stand')).toMatchObject({ code: 'not_your_turn' })
    expect(await ada.move('m4', 'stand', 1)).toEqual({ state: 'done' })
    await until(ada, 'paid')
    expect(handsOf(ada.seen)).toEqual(['1: 8s 3h 9c 200', '1: 8d Kh 100'])
    expect(ada.seen.own).toMatchObject({ staked: 300, win: 600, balance: 100_300 })
  })

  test('R25 without the balance a double is refused and the hand goes on as it was', async () => {
    const { sit, until, money } = createTableFixture('5s 6c 6s Td Kh 9h')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1', 2000)
    const { place } = money.answers
    money.answers.place = async () => ({ state: 'refused', code: 'insufficient_funds' })
    await until(ada, 'acting')
    expect(await ada.move('m1', 'double')).toEqual({ state: 'refused', code: 'insufficient_funds' })
    money.answers.place = place
    expect(ada.seen.own?.moves).toEqual(['hit', 'stand', 'double'])
    expect(await ada.move('m2', 'hit')).toEqual({ state: 'done' })
    await until(ada, 'paid')
    expect(ada.seen.own).toMatchObject({ staked: 2000, win: 4000 })
  })

  test('R25 a double whose answer comes too late goes back, and the hand stands', async () => {
    const { sit, until, money, hand } = createTableFixture('5s 6c 6s Td Kh 9h')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('t1')
    await until(ada, 'acting')
    money.state.hold = true
    const answer = ada.move('m1', 'double')
    await hand.settle()
    expect(ada.seen.own).toMatchObject({ moves: [], isAsking: true })
    expect(await ada.move('m2', 'hit')).toEqual({ state: 'problem', code: 'not_your_turn' })
    await until(ada, 'paid')
    money.state.hold = false
    money.letGo()
    expect(await answer).toEqual({ state: 'refused', code: 'round_cancelled' })
    expect(handsOf(ada.seen)).toEqual(['1: 5s 6s 100'])
    await hand.settle()
    // 6, ten and ten are too many for the dealer.
    expect([ada.seen.own?.win, money.balanceOf('ada')]).toEqual([200, 100_100])
  })

  test('R25 insurance costs half the bet and pays 2 to 1 against blackjack; who says no pays nothing', async () => {
    const { sit, until, money } = createTableFixture('Ts 9s Ac 8s 7s Kd')
    const [ada, ben] = [sit('ada'), sit('ben')]
    await until(ada, 'betting')
    await ada.bet('a1')
    await ben.bet('b1')
    await until(ada, 'insurance')
    expect([ada.seen.own?.insurance, ada.seen.table?.hasHole]).toEqual([50, true])
    expect(await ada.insure('a2')).toMatchObject({ state: 'placed', balance: 99_850 })
    expect(await ada.insure('a3')).toEqual({ state: 'problem', code: 'bets_closed' })
    expect(await ben.insure('b2', false)).toEqual({ state: 'done' })
    await until(ada, 'paid')
    expect([ada.seen.own?.win, ben.seen.own?.win]).toEqual([150, 0])
    expect([money.balanceOf('ada'), money.balanceOf('ben')]).toEqual([100_000, 99_900])
  })

  test('R25 insurance is lost when the dealer has no blackjack, and the hand is played', async () => {
    const { sit, until } = createTableFixture('Ts Ac 9s 7d')
    const ada = sit('ada')
    await until(ada, 'betting')
    await ada.bet('a1')
    await until(ada, 'insurance')
    await ada.insure('a2')
    await until(ada, 'acting')
    await ada.move('a3', 'stand')
    await until(ada, 'paid')
    expect(ada.seen.own).toMatchObject({ staked: 150, win: 200 })
    expect(await ada.insure('a4')).toEqual({ state: 'problem', code: 'bets_closed' })
  })
})

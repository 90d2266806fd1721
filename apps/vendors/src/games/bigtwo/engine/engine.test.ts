import { expect, test } from 'vitest'
import type { Card } from '../../../cards/card.ts'
import { viewOf } from '../../../match/engine/rules.ts'
import { equalReturn, playOut, returnOfSeats } from '../../../match/testing/playHands.ts'
import { seededDraw } from '../../../slot/testing/simulate.ts'
import { bigTwoRules, dealt, playableOn } from './bigTwoRules.ts'
import { beats, combinationOf } from './combination.ts'
import type { BigTwoState } from './hand.ts'

const { deal, play, isLegal, isForced, plain, turnOf, endingOf } = bigTwoRules
const draw = seededDraw(12)
// The tests write cards as cards are written.
const cards = (text: string): Card[] => text.split(' ') as Card[]
const kindOf = (text: string) => combinationOf(cards(text))?.kind
const pass = { kind: 'pass' } as const
const lay = (text: string) => ({ kind: 'cards', cards: cards(text) }) as const

const under = (hands: readonly string[], lead?: string): BigTwoState => ({
  hands: hands.map((hand) => (hand === '' ? [] : cards(hand))),
  table: {
    counts: hands.map((hand) => (hand === '' ? 0 : cards(hand).length)),
    last: [null, null, null, null],
    turn: 0,
    passes: 0,
    isOpening: false,
    ...(lead === undefined ? {} : { lead: { seat: 3, cards: cards(lead) } }),
  },
})

test('QP10 combinations are what the rules name, and nothing else is one', () => {
  expect(['3d', '3d 3s', '3d 3s 3h'].map(kindOf)).toEqual(['single', 'pair', 'triple'])
  expect(kindOf('3d 4s 5h 6c 7d')).toBe('straight')
  expect(kindOf('Td Js Qh Kc Ad')).toBe('straight')
  expect(kindOf('3d 5d 9d Jd 2d')).toBe('flush')
  expect(kindOf('9d 9s 9h 4c 4d')).toBe('fullHouse')
  expect(kindOf('9d 9s 9h 9c 4d')).toBe('four')
  expect(kindOf('8s 9s Ts Js Qs')).toBe('straightFlush')
  for (const none of ['3d 4s', '3d 3s 4h', '3d 3s 3h 3c', 'Jd Qs Kh Ac 2d', 'Ad 2s 3h 4c 5d', '9d 9s 9h 4c 5d'])
    expect(kindOf(none), none).toBeUndefined()
})

test('QP10 combinations rank by kind, then by rank, then by suit, and only against as many cards', () => {
  const rising = [
    '3d 4s 5h 6c 7d',
    '3c 4d 5d 6h 7s',
    '3d 5d 9d Jd Kd',
    '4s 4h 4c 3c 3h',
    '5d 5s 5h 5c 3s',
    '3h 4h 5h 6h 7h',
  ]
  for (const [at, one] of rising.entries())
    for (const [place, other] of rising.entries()) expect(beats(cards(one), cards(other))).toBe(at > place)
  const singles = ['3d', '3c', '3h', '3s', '4d', 'As', '2d', '2s']
  for (const [at, one] of singles.entries())
    for (const [place, other] of singles.entries()) expect(beats(cards(one), cards(other))).toBe(at > place)
  expect(beats(cards('2s'), cards('3d 3c'))).toBe(false)
  expect(beats(cards('5d 5s'), cards('5c 5h'))).toBe(true)
})

test('QP10 the three of diamonds begins, who leads does not pass, and three passes give the lead back', () => {
  const state = deal(draw)
  const first = turnOf(state) ?? -1
  expect(state.hands[first]).toContain('3d')
  const view = viewOf(bigTwoRules, state, first)
  const other = view.held.find((card) => card !== '3d') ?? '3d'
  expect([isLegal(view, lay(other)), isLegal(view, pass), isLegal(view, lay('3d'))]).toEqual([false, false, true])
  expect(plain(view)).toEqual(lay('3d'))
  const passed = [1, 2, 3].reduce((before) => play(before, pass), play(state, lay('3d')))
  expect([turnOf(passed), passed.table.lead]).toEqual([first, undefined])
})

test('QP10 cards are laid by whom holds them, once each, and higher than what lies', () => {
  const view = viewOf(bigTwoRules, under(['5d 5s 9c 2s', '3d', '3c', '3h'], '5c 5h'), 0)
  expect(isLegal(view, lay('5d 5s'))).toBe(true)
  for (const wrong of ['9c', '2s', '5s 9c', '6d 6s', '2s 2s']) expect(isLegal(view, lay(wrong)), wrong).toBe(false)
  const stuck = viewOf(bigTwoRules, under(['4d 9c', '3d', '3c', '3h'], '5c 5h'), 0)
  expect([isForced(stuck), plain(stuck)]).toEqual([true, pass])
  expect(isForced(view)).toBe(false)
})

test('QP10 whenever anything beats what lies, the game says so: held against every choice of cards', () => {
  const every = (held: readonly Card[], count: number): Card[][] =>
    count === 0 ? [[]] : held.flatMap((card, at) => every(held.slice(at + 1), count - 1).map((rest) => [card, ...rest]))
  for (let hand = 0; hand < 3; hand++) {
    const [held = [], others = []] = deal(draw).hands
    for (const count of [1, 2, 3, 5]) {
      for (const laid of every(others, count).filter((one, at) => at % 40 === 0 && combinationOf(one))) {
        const view = { open: { ...under(['', '', '', '']).table, lead: { seat: 1, cards: laid } }, held }
        const canBeat = every(held, count).some((own) => beats(own, laid))
        expect(playableOn(view).length > 0, `${held.join()} on ${laid.join()}`).toBe(canBeat)
      }
    }
  }
})

test('QP10 who first has no card left wins the pot alone', () => {
  const state = play(under(['9c', '3d', '3c', '3h'], '5c'), lay('9c'))
  expect([endingOf(state), turnOf(state)]).toEqual([{ why: 'out', winners: [0] }, undefined])
})

test('QR22 no chair is better than another: dealt one chair on, the same hands end the same, one chair on', () => {
  for (let hand = 0; hand < 300; hand++) {
    const state = deal(draw)
    const turned = dealt([...state.hands.slice(3), ...state.hands.slice(0, 3)].flat())
    const [winner = -1] = endingOf(playOut(bigTwoRules, state))?.winners ?? []
    expect(endingOf(playOut(bigTwoRules, turned))?.winners).toEqual([(winner + 1) % 4])
  }
})

test('QR22 between equal bots every chair gets back what the rake leaves', () => {
  const hands = 4000
  // Four standard deviations of the mean of a pot won one time in four.
  const margin = (4 * 1.65 * 100) / Math.sqrt(hands)
  for (const percent of returnOfSeats(bigTwoRules, hands, seededDraw(4)))
    expect(Math.abs(percent - equalReturn)).toBeLessThan(margin)
})

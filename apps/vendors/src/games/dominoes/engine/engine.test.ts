import { expect, test } from 'vitest'
import { sharePot } from '../../../match/engine/pot.ts'
import { viewOf } from '../../../match/engine/rules.ts'
import { equalReturn, playOut, returnOfSeats } from '../../../match/testing/playHands.ts'
import { seededDraw } from '../../../slot/testing/simulate.ts'
import { dealt, dominoRules, layable } from './dominoRules.ts'
import type { DominoState } from './hand.ts'
import { type Tile, tiles } from './tiles.ts'

const { deal, play, isLegal, isForced, plain, turnOf, endingOf } = dominoRules
const draw = seededDraw(11)

/** A hand under way: what each holds, and the open ends. */
const under = (hands: readonly (readonly Tile[])[], left: number, right: number, turn = 0): DominoState => ({
  hands,
  table: {
    line: [{ tile: '6-6', end: 'right', seat: 3 }],
    ends: { left, right },
    counts: hands.map(({ length }) => length),
    last: [null, null, null, null],
    lacks: [[], [], [], []],
    turn,
    passes: 0,
  },
})
const pass = { kind: 'pass' } as const

test('QP10 a double-six set is dealt out, seven tiles to each seat, and the double six begins', () => {
  const state = deal(draw)
  expect(state.hands.map(({ length }) => length)).toEqual([7, 7, 7, 7])
  expect(state.hands.flat().toSorted()).toEqual([...tiles].toSorted())
  const first = turnOf(state) ?? -1
  const view = viewOf(dominoRules, state, first)
  expect(layable(view)).toEqual([{ kind: 'tile', tile: '6-6', end: 'right' }])
  expect(isLegal(view, pass)).toBe(false)
})

test('QP10 a tile is laid where halves are alike, by whom holds it, and nobody passes who could lay one', () => {
  const view = viewOf(dominoRules, under([['5-3', '4-4'], ['6-2'], [], []], 5, 2), 0)
  expect(layable(view)).toEqual([{ kind: 'tile', tile: '5-3', end: 'left' }])
  expect(isLegal(view, { kind: 'tile', tile: '5-3', end: 'left' })).toBe(true)
  expect(isLegal(view, { kind: 'tile', tile: '5-3', end: 'right' })).toBe(false)
  expect(isLegal(view, { kind: 'tile', tile: '6-2', end: 'right' })).toBe(false)
  expect(isLegal(view, pass)).toBe(false)
  const stuck = viewOf(dominoRules, under([['4-4'], ['6-2'], [], []], 5, 2), 0)
  expect([isForced(stuck), isLegal(stuck, pass), plain(stuck)]).toEqual([true, true, pass])
})

test('QP10 a tile opens its other half at the end where it lies', () => {
  const state = under([['5-3', '1-0'], ['3-2'], ['0-0'], ['1-1']], 5, 2)
  const after = play(state, { kind: 'tile', tile: '5-3', end: 'left' })
  expect(after.table.ends).toEqual({ left: 3, right: 2 })
  expect([after.table.turn, after.table.counts[0], after.hands[0]]).toEqual([1, 1, ['1-0']])
  expect(layable(viewOf(dominoRules, after, 1)).map((move) => move.end)).toEqual(['left', 'right'])
})

test('QP10 who has no tile left wins; a blocked game goes to the fewest pips, and who are level share', () => {
  const out = play(under([['5-3'], ['6-2'], ['0-0'], ['1-1']], 5, 2), { kind: 'tile', tile: '5-3', end: 'left' })
  expect([endingOf(out), turnOf(out)]).toEqual([{ why: 'out', winners: [0] }, undefined])
  const passing = (state: DominoState) => [1, 2, 3, 4].reduce((before) => play(before, pass), state)
  const blocked = passing(under([['4-4'], ['2-1'], ['3-3'], ['4-3']], 5, 5, 2))
  expect(endingOf(blocked)).toEqual({ why: 'blocked', winners: [1] })
  const level = passing(under([['4-4'], ['2-1'], ['3-0'], ['4-3']], 5, 5, 2))
  expect(endingOf(level)).toEqual({ why: 'blocked', winners: [2, 1] })
})

test('QP10 a pot is shared out whole: rake, even shares, and the odd unit to the first in order of play', () => {
  expect(sharePot(50, [2])).toEqual({ ante: 50, pot: 200, rake: 10, shares: [0, 0, 190, 0] })
  expect(sharePot(5, [2, 1]).shares).toEqual([0, 9, 10, 0])
  for (const winners of [[0], [3, 1], [1, 2, 3], [0, 1, 2, 3]]) {
    const { pot, rake, shares } = sharePot(20, winners)
    expect(rake + shares.reduce((sum, share) => sum + share, 0)).toBe(pot)
  }
})

test('QR22 no chair is better than another: dealt one chair on, the same hands end the same, one chair on', () => {
  for (let hand = 0; hand < 300; hand++) {
    const state = deal(draw)
    const turned = dealt([...state.hands.slice(3), ...state.hands.slice(0, 3)].flat())
    const [one, other] = [endingOf(playOut(dominoRules, state)), endingOf(playOut(dominoRules, turned))]
    expect(other).toEqual({ why: one?.why, winners: one?.winners.map((seat) => (seat + 1) % 4) })
  }
})

test('QR22 between equal bots every chair gets back what the rake leaves', () => {
  const seats = returnOfSeats(dominoRules, 50_000, seededDraw(2))
  // Four standard deviations of the mean of a pot won one time in four.
  const margin = (4 * 1.65 * 100) / Math.sqrt(50_000)
  for (const percent of seats) expect(Math.abs(percent - equalReturn)).toBeLessThan(margin)
  expect(seats.reduce((sum, percent) => sum + percent, 0) / 4).toBeCloseTo(equalReturn, 9)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoundRecord } from '../../client/past/RoundRecord.tsx'
import { recordDraws } from '../../frame/random/draw.ts'
import { past as bigTwoPast } from '../../games/bigtwo/client/open.ts'
import { bigTwoRules } from '../../games/bigtwo/engine/bigTwoRules.ts'
import { past as dominoPast } from '../../games/dominoes/client/open.ts'
import { dominoRules } from '../../games/dominoes/engine/dominoRules.ts'
import type { RoundRecordView } from '../../wire/history.ts'
import { sharePot } from '../engine/pot.ts'
import { replayHand } from '../engine/replayHand.ts'
import { type MatchRules, viewOf } from '../engine/rules.ts'

/** A hand between bots in which seat 0 is a player's, as a match stores it. */
function keptHand<State, Open, Piece, Move>(rules: MatchRules<State, Open, Piece, Move>) {
  let seed = 5
  const { draw, drawn } = recordDraws((count) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  })
  const moves: { seat: number; by: 'player' | 'bot'; move: Move }[] = []
  let state = rules.deal(draw)
  for (let turn = rules.turnOf(state); turn !== undefined; turn = rules.turnOf(state)) {
    const move = rules.choose(viewOf(rules, state, turn))
    moves.push({ seat: turn, by: turn === 0 ? 'player' : 'bot', move })
    state = rules.play(state, move)
  }
  const ending = rules.endingOf(state)
  if (ending === undefined) throw new Error('The hand does not end')
  const pot = sharePot(100, ending.winners)
  const seats = [0, 1, 2, 3].map((bot) => (bot === 0 ? { kind: 'player', isAway: false } : { kind: 'bot', bot }))
  const result = {
    stake: 100,
    win: pot.shares[0] ?? 0,
    what: { seat: 0 },
    outcome: { ...ending, ...pot, seats, moves },
  }
  return { state, moves, draws: drawn, result }
}

const facts = {
  roundId: 'HAND-1',
  at: '2026-11-20T21:40:12.000Z',
  title: 'T',
  provider: 'P',
  gameId: 'g',
  trial: false,
}
const money = { currency: 'USD', decimals: 2 }

test.each([
  ['dominoes', () => keptHand(dominoRules), dominoPast, 'open ends'],
  ['bigtwo', () => keptHand(bigTwoRules), bigTwoPast, 'of spades'],
] as const)(
  'G07 QR20 a past hand of %s is drawn as it lay, with every move and where the pot went',
  async (kind, play, past, lay) => {
    const { moves, draws, result } = play()
    const round: RoundRecordView = { ...facts, ...money, kind, result, draws }
    const drawing = await past('g', kind)
    const html = renderToStaticMarkup(createElement(RoundRecord, { round, drawing }))
    expect(html).toContain('Pot of 4.00')
    expect(html).toContain(lay)
    expect(html.match(/<li/g)).toHaveLength(moves.length)
    // A deal that is not known is not drawn, and nothing is said of what was left.
    const blind = renderToStaticMarkup(createElement(RoundRecord, { round: { ...round, draws: [] }, drawing }))
    expect(blind).not.toContain('past-middle')
    expect(blind).toContain('<td>–</td>')
  },
)

test('QR20 a stored hand leads to its own end alone', () => {
  const { state, moves, draws } = keptHand(dominoRules)
  expect(replayHand(dominoRules, draws, moves)).toEqual(state)
  expect(replayHand(dominoRules, draws.slice(1), moves)).toBeUndefined()
  expect(replayHand(dominoRules, draws, moves.slice(1))).toBeUndefined()
})

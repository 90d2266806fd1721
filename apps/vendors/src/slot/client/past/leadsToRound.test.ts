import { expect, test } from 'vitest'
import { recordDraws } from '../../../frame/random/draw.ts'
import { drawSecurely } from '../../../frame/random/drawSecurely.ts'
import { jackpot } from '../../../games/jackpot/engine/jackpot.ts'
import { lines } from '../../../games/lines/engine/lines.ts'
import type { SlotResult } from '../../engine/result.ts'
import { leadsToRound } from './leadsToRound.ts'

type Jackpot = SlotResult & { readonly jackpot?: boolean; readonly pool?: number }

/** A round, and its draws to be made again. */
function play(playRound: (typeof lines)['playRound'], draw = drawSecurely) {
  const recorder = recordDraws(draw)
  const result: Jackpot = playRound(100, recorder.draw)
  const values = recorder.drawn.map(([, value]) => value)
  return {
    result,
    again: () => {
      let at = 0
      return () => values[at++] ?? 0
    },
  }
}

test('G07 a round that tells another win than its draws give does not follow from them', () => {
  const { result, again } = play(lines.playRound)
  expect(leadsToRound(lines, result, again())).toBe(true)
  expect(leadsToRound(lines, { ...result, win: result.win + 1 }, again())).toBe(false)
  expect(leadsToRound(lines, { ...result, freeSpins: [result.spin] }, again())).toBe(false)
})

test('G07 a jackpot stands in a win only where the draws have won it', () => {
  const lost = play(jackpot.playRound, (count) => count - 1)
  expect(lost.result.jackpot).not.toBe(true)
  expect(leadsToRound(jackpot, { ...lost.result, win: lost.result.win + 500, pool: 500 }, lost.again())).toBe(false)
  const won = play(jackpot.playRound, () => 0)
  expect(won.result.jackpot).toBe(true)
  expect(leadsToRound(jackpot, { ...won.result, win: won.result.win + 500, pool: 500 }, won.again())).toBe(true)
  expect(leadsToRound(jackpot, { ...won.result, win: won.result.win + 501, pool: 500 }, won.again())).toBe(false)
})

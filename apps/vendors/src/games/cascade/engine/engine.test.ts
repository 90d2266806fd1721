import { describe, expect, test } from 'vitest'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { seededDraw, simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { cascade } from './cascade.ts'
import { createTumbler } from './createTumbler.ts'
import { bets, ladder } from './paytable.ts'
import { playRound } from './playRound.ts'
import { reels } from './reels.ts'
import { returnToPlayer } from './returnToPlayer.ts'
import { paysFor, tumble } from './tumble.ts'

/** Stops of some round that falls at least this often. */
function fallingStops(falls: number): number[] {
  const draw = seededDraw(7)
  for (;;) {
    const stops = reels.map((ring) => draw(ring.length))
    if (tumble(stops, 100, ladder).length > falls) return stops
  }
}

describe('cascade', () => {
  test('QR22 the stated return is what playing every stop of every reel gives', { timeout: 60_000 }, () => {
    expect(toPercent(returnToPlayer())).toBe(cascade.statedReturn)
  })

  test('QR22 the reckoning in numbers falls as the game does', () => {
    const reckon = createTumbler(reels, payLetters)
    const draw = seededDraw(3)
    for (let round = 0; round < 5000; round++) {
      const stops = reels.map((ring) => draw(ring.length))
      const steps = tumble(stops, bets, [1])
      const falls = reckon(stops)
      expect(falls.pays).toEqual(steps.slice(0, -1).map(({ win }) => win))
      expect(falls.scatters).toBe(steps.at(-1)?.columns.filter((column) => column.includes('S')).length)
    }
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval, and stray as stated', () => {
    const { mean, margin, deviation } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - cascade.statedReturn)).toBeLessThan(margin * 100)
    expect(volatilityOf(deviation)).toBe(cascade.volatility)
  })

  test('six, eight and ten of a symbol pay, wherever they lie', () => {
    expect([5, 6, 7, 8, 9, 10, 20].map((count) => paysFor('z', count))).toEqual([0, 5, 5, 15, 15, 50, 50])
  })

  test('what won leaves, what lay above falls, and the reel goes on above it', () => {
    const [first, second] = tumble(fallingStops(1), 100, ladder)
    const gone = new Set([...(first?.wins.map(({ symbol }) => symbol) ?? []), 'W'])
    for (const [reel, column] of (first?.columns ?? []).entries()) {
      const kept = [...column].filter((letter) => !gone.has(letter)).join('')
      expect(second?.columns[reel]?.endsWith(kept)).toBe(true)
    }
  })

  test('the multiplier grows with every fall and stays at the top of its ladder', () => {
    const steps = tumble(fallingStops(5), 100, ladder)
    expect(steps.slice(0, 6).map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 5, 5, 5])
    expect(steps.at(-1)?.wins).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { evaluateSpin, linePay } from './evaluateSpin.ts'
import { payLines } from './lines.ts'
import { statedReturn } from './paytable.ts'
import { playRound } from './playRound.ts'
import { type ReelStrip, reels, rowCount, windowOf } from './reels.ts'
import { returnToPlayer, toPercent } from './returnToPlayer.ts'
import { lineBetOf, stakes } from './stakes.ts'

/** Stops of every reel in turn, all combinations. */
function* everyStop(strips: readonly ReelStrip[]): Generator<number[]> {
  const [first, ...rest] = strips
  if (first === undefined) return yield []
  for (let stop = 0; stop < first.length; stop++) for (const tail of everyStop(rest)) yield [stop, ...tail]
}

describe('return to player', () => {
  test('QR22 the stated return is what enumerating every combination of symbols gives', () => {
    expect(toPercent(returnToPlayer())).toBe(statedReturn)
  })

  test('QR22 the enumeration agrees with spinning through every stop of short reels', () => {
    const short: ReelStrip[] = [
      ['low3', 'high1', 'low3', 'high2', 'low1'],
      ['low3', 'wild', 'scatter', 'high1', 'low1', 'high2'],
      ['scatter', 'low3', 'wild', 'high1', 'low2'],
      ['low3', 'scatter', 'wild', 'high2', 'high1'],
      ['low3', 'high1', 'low1', 'high2', 'low3'],
    ]
    const stake = 20
    let paid = 0
    let free = 0
    let triggers = 0
    let spins = 0
    for (const stops of everyStop(short)) {
      const spin = evaluateSpin(stops, stake, { free: false }, short)
      paid += spin.win
      free += evaluateSpin(stops, stake, { free: true }, short).win
      if (spin.scatterWin > 0) triggers++
      spins++
    }
    const measured = paid / spins / stake + ((triggers / spins) * 8 * free) / spins / stake
    const { over, under } = returnToPlayer(short)
    expect(measured).toBeCloseTo(Number(over) / Number(under), 10)
  })

  test('QR22 another paytable or strip would not have the stated return', () => {
    const changed = reels.map((strip, reel) => (reel === 0 ? strip.map((s) => (s === 'low3' ? 'low2' : s)) : strip))
    expect(toPercent(returnToPlayer(changed))).not.toBe(statedReturn)
  })
})

describe('reels and lines', () => {
  test('has 20 different lines within the rows', () => {
    expect(new Set(payLines.map(String)).size).toBe(20)
    expect(payLines.every((rows) => rows.length === 5 && rows.every((row) => row >= 0 && row < rowCount))).toBe(true)
  })

  test('no window holds two scatters, and wilds stay off the outer reels', () => {
    for (const [reel, strip] of reels.entries()) {
      for (let stop = 0; stop < strip.length; stop++) {
        const window = windowOf(strip, stop)
        expect(window.filter((symbol) => symbol === 'scatter').length).toBeLessThanOrEqual(1)
        if (reel === 0 || reel === 4) expect(window).not.toContain('wild')
      }
    }
  })

  test('every stake is a whole number of minor units per line', () => {
    expect(stakes.filter((stake) => !Number.isInteger(lineBetOf(stake)))).toEqual([])
  })
})

describe('a line', () => {
  test('pays three or more of a kind from the left, wilds included', () => {
    expect(linePay(['high1', 'wild', 'high1', 'low1', 'high1'])).toEqual({ symbol: 'high1', count: 3, pays: 40 })
    expect(linePay(['low3', 'low3', 'wild', 'wild', 'low3'])).toEqual({ symbol: 'low3', count: 5, pays: 60 })
  })

  test('does not pay two of a kind, a gap, or scatters', () => {
    expect(linePay(['high1', 'wild', 'low1', 'high1', 'high1'])).toBeUndefined()
    expect(linePay(['low1', 'high2', 'high2', 'high2', 'high2'])).toBeUndefined()
    expect(linePay(['high1', 'scatter', 'high1', 'high1', 'high1'])).toBeUndefined()
  })
})

describe('a round', () => {
  test('holds the free spins that its scatters won, with doubled wins', () => {
    const scatterStop = (reel: number) => reels[reel]?.indexOf('scatter') ?? 0
    const first = [0, scatterStop(1), scatterStop(2), scatterStop(3), 0]
    let drawn = 0
    const round = playRound(100, () => first[drawn++] ?? 0)
    expect(round.spin.scatterWin).toBe(200)
    expect(round.freeSpins).toHaveLength(8)
    const same = evaluateSpin([0, 0, 0, 0, 0], 100, { free: false })
    expect(round.freeSpins[0]?.win).toBe((same.win - same.scatterWin) * 2)
    expect(round.win).toBe(round.freeSpins.reduce((sum, spin) => sum + spin.win, round.spin.win))
  })

  test('without scatters is one spin', () => {
    expect(playRound(20, () => 3).freeSpins).toEqual([])
  })
})

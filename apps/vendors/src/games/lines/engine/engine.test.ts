import { slotStakes } from '@foyer/rules'
import { describe, expect, test } from 'vitest'
import { linePay } from '../../../slot/engine/linePay.ts'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { lines } from './lines.ts'
import { linePays, payLines } from './paytable.ts'
import { evaluateSpin, playRound } from './playRound.ts'
import { reels, rows } from './reels.ts'
import { returnToPlayer } from './returnToPlayer.ts'

/** Stops of every reel in turn, all combinations. */
function* everyStop(strips: readonly string[]): Generator<number[]> {
  const [first, ...rest] = strips
  if (first === undefined) return yield []
  for (let stop = 0; stop < first.length; stop++) for (const tail of everyStop(rest)) yield [stop, ...tail]
}

describe('return to player', () => {
  test('QR22 the stated return is what enumerating every combination of symbols gives', () => {
    expect(toPercent(returnToPlayer())).toBe(lines.statedReturn)
  })

  test('QR22 the enumeration agrees with spinning through every stop of short reels', () => {
    const short = ['zazbx', 'zWSaxb', 'SzWay', 'zSWba', 'zaxbz']
    const stake = 20
    let [paid, free, triggers, spins] = [0, 0, 0, 0]
    for (const stops of everyStop(short)) {
      const spin = evaluateSpin(stops, stake, { free: false }, short)
      paid += spin.win
      free += evaluateSpin(stops, stake, { free: true }, short).win
      if (spin.steps[0]?.wins.some(({ symbol }) => symbol === 'S')) triggers++
      spins++
    }
    const measured = paid / spins / stake + ((triggers / spins) * 8 * free) / spins / stake
    const { over, under } = returnToPlayer(short)
    expect(measured).toBeCloseTo(Number(over) / Number(under), 10)
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval, and stray as stated', () => {
    const { mean, margin, deviation } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - lines.statedReturn)).toBeLessThan(margin * 100)
    expect(volatilityOf(deviation)).toBe(lines.volatility)
  })

  test('QR22 another strip would not have the stated return', () => {
    const changed = reels.map((ring, reel) => (reel === 0 ? ring.replaceAll('z', 'y') : ring))
    expect(toPercent(returnToPlayer(changed))).not.toBe(lines.statedReturn)
  })
})

describe('reels and lines', () => {
  test('has 20 different lines within the rows', () => {
    expect(new Set(payLines.map(String)).size).toBe(20)
    expect(payLines.every((places) => places.length === 5 && places.every((row) => row >= 0 && row < rows))).toBe(true)
  })

  test('no window holds two scatters, and wilds stay off the outer reels', () => {
    for (const [reel, ring] of reels.entries()) {
      for (let stop = 0; stop < ring.length; stop++) expect(windowOf(ring, stop, rows)).not.toMatch(/S.*S/)
      if (reel === 0 || reel === 4) expect(ring).not.toContain('W')
    }
  })

  test('every stake is a whole number of minor units per line', () => {
    expect(slotStakes.filter((stake) => stake % payLines.length !== 0)).toEqual([])
  })
})

describe('a line', () => {
  test('pays three or more of a kind from the left, wilds included', () => {
    expect(linePay('aWaxa', linePays)).toEqual({ symbol: 'a', count: 3, pays: 40 })
    expect(linePay('zzWWz', linePays)).toEqual({ symbol: 'z', count: 5, pays: 60 })
  })

  test('does not pay two of a kind, a gap, or scatters', () => {
    expect(linePay('aWxaa', linePays)).toBeUndefined()
    expect(linePay('xbbbb', linePays)).toBeUndefined()
    expect(linePay('aSaaa', linePays)).toBeUndefined()
  })
})

describe('a round', () => {
  test('holds the free spins that its scatters won, with doubled wins', () => {
    const first = reels.map((ring, reel) => (reel > 0 && reel < 4 ? ring.indexOf('S') : 0))
    let drawn = 0
    const round = playRound(100, () => first[drawn++] ?? 0)
    expect(round.spin.steps[0]?.wins).toContainEqual({ cells: [3, 6, 9], symbol: 'S', amount: 200 })
    expect(round.freeSpins).toHaveLength(8)
    const same = evaluateSpin([0, 0, 0, 0, 0], 100, { free: false })
    expect(round.freeSpins[0]?.win).toBe(same.win * 2)
    expect(round.win).toBe(round.freeSpins.reduce((sum, { win }) => sum + win, round.spin.win))
  })

  test('without scatters is one spin', () => {
    expect(playRound(20, () => 3).freeSpins).toEqual([])
  })
})

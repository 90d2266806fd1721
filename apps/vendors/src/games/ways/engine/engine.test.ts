import { describe, expect, test } from 'vitest'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { freeFactor } from './paytable.ts'
import { evaluateSpin, playRound, waysIn } from './playRound.ts'
import { reels, rows } from './reels.ts'
import { returnToPlayer } from './returnToPlayer.ts'
import { ways } from './ways.ts'

const scatterStop = (reel: number): number => reels[reel]?.indexOf('S') ?? 0

describe('243 ways', () => {
  test('QR22 the stated return is what the exact reckoning gives', () => {
    expect(toPercent(returnToPlayer())).toBe(ways.statedReturn)
  })

  test('QR22 the reckoning agrees with playing every stop of short reels', () => {
    const short = ['azSbzx', 'aWzSyb', 'zaxWSb', 'zWabSx', 'Sazbxy']
    let [paid, stops] = [0, 0]
    const free = { paid: 0 }
    const play = (at: readonly number[]): void => {
      const ring = short[at.length]
      if (ring !== undefined) {
        for (let stop = 0; stop < ring.length; stop++) play([...at, stop])
        return
      }
      stops++
      const columns = short.map((one, reel) => windowOf(one, at[reel] ?? 0, rows))
      const line = waysIn(columns, 1).reduce((sum, { amount }) => sum + amount, 0) / 20
      const scatters = columns.filter((column) => column.includes('S')).length
      const [prize, spins] = [
        [2, 8],
        [10, 10],
        [50, 15],
      ][scatters - 3] ?? [0, 0]
      paid += line + (prize ?? 0)
      free.paid += spins ?? 0
      total += line
    }
    let total = 0
    play([])
    const { over, under } = returnToPlayer(short)
    expect(Number(over) / Number(under)).toBeCloseTo(
      paid / stops + (free.paid / stops) * freeFactor * (total / stops),
      8,
    )
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval, and stray as stated', () => {
    const { mean, margin, deviation } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - ways.statedReturn)).toBeLessThan(margin * 100)
    expect(volatilityOf(deviation)).toBe(ways.volatility)
  })

  test('a symbol pays once for each way through the reels that show it, wilds included', () => {
    const [win] = waysIn(['aza', 'xaW', 'yay', 'zxy', 'aaa'], 1)
    expect(win).toEqual({ cells: [0, 2, 4, 5, 7], symbol: 'a', amount: 25 * 4 })
    expect(waysIn(['zxy', 'aWa', 'aab', 'bbb', 'aaa'], 1).map(({ symbol }) => symbol)).not.toContain('a')
  })

  test('three scatters pay, and start free spins in which every win counts twice', () => {
    const stops = reels.map((_, reel) => (reel < 3 ? scatterStop(reel) : 0))
    let drawn = 0
    const round = playRound(100, () => stops[drawn++] ?? 0)
    expect(round.freeSpins).toHaveLength(8)
    expect(round.spin.steps[0]?.wins).toContainEqual({ cells: [0, 3, 6], symbol: 'S', amount: 200 })
    const paid = evaluateSpin([0, 0, 0, 0, 0], 100, { free: false })
    expect(round.freeSpins[0]?.win).toBe(paid.win * freeFactor)
    expect(round.win).toBe(round.freeSpins.reduce((sum, { win }) => sum + win, round.spin.win))
  })

  test('no window holds two scatters, and wilds stay off the outer reels', () => {
    for (const [reel, ring] of reels.entries()) {
      for (let stop = 0; stop < ring.length; stop++) expect(windowOf(ring, stop, rows)).not.toMatch(/S.*S/)
      if (reel === 0 || reel === 4) expect(ring).not.toContain('W')
    }
  })
})

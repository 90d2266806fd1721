import { describe, expect, test } from 'vitest'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { seededDraw, simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { jackpot } from './jackpot.ts'
import { statedReturn } from './paytable.ts'
import { bothWays, playRound } from './playRound.ts'
import { contributionPercent, poolReturn, seed, winsOneIn, winsPool } from './pool.ts'
import { returnToPlayer } from './returnToPlayer.ts'

describe('jackpot', () => {
  test('QR22 the stated returns of lines and jackpot are what their reckonings give', () => {
    expect(toPercent(returnToPlayer())).toBe(statedReturn.lines)
    expect(toPercent(poolReturn())).toBe(statedReturn.jackpot)
    expect(jackpot.statedReturn).toBeCloseTo(statedReturn.lines + statedReturn.jackpot, 10)
  })

  test('QR22 100,000 seeded rounds of the lines pay their stated return within their interval', () => {
    const { mean, margin } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - statedReturn.lines)).toBeLessThan(margin * 100)
  })

  test('QR22 with the pool a round strays as stated', () => {
    // The pool's chance is too small for a simulation: its part of the variance follows from chance and mean prize.
    const { deviation } = simulate(playRound, 100_000)
    const stake = 100
    const prize = seed + (winsOneIn * contributionPercent) / 100
    const pool = (prize / stake) ** 2 * (stake / winsOneIn)
    expect(volatilityOf(Math.sqrt(deviation ** 2 + pool))).toBe(jackpot.volatility)
  })

  test('QR22 a stake wins the pool in proportion to its size', () => {
    expect([99, 100].map((drawn) => winsPool(drawn, 100))).toEqual([true, false])
    const draw = seededDraw(1)
    const ticket = (drawn: number) => playRound(100, (count) => (count === winsOneIn ? drawn : draw(count))).jackpot
    expect([ticket(0), ticket(99), ticket(100), ticket(winsOneIn - 1)]).toEqual([true, true, false, false])
  })

  test('a line pays from either end, and five in a row once', () => {
    expect(bothWays('aaaxy')).toEqual([{ symbol: 'a', from: 0, count: 3, pays: 40 }])
    expect(bothWays('xyaaa')).toEqual([{ symbol: 'a', from: 2, count: 3, pays: 40 }])
    expect(bothWays('aaWbb')).toHaveLength(2)
    expect(bothWays('aaaaa')).toHaveLength(1)
  })
})

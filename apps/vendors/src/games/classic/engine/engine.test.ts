import { describe, expect, test } from 'vitest'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { classic } from './classic.ts'
import { payLines } from './paytable.ts'
import { linePays, playRound } from './playRound.ts'
import { reels } from './reels.ts'
import { returnToPlayer } from './returnToPlayer.ts'

describe('classic three reels', () => {
  test('QR22 the stated return is what every combination of symbols gives', () => {
    expect(toPercent(returnToPlayer())).toBe(classic.statedReturn)
  })

  test('QR22 every stop of the reels, played, pays what the enumeration says', () => {
    let paid = 0
    for (let stop = 0; stop < reels.reduce((product, { length }) => product * length, 1); stop++) {
      let rest = stop
      paid += playRound(5, (count) => {
        const drawn = rest % count
        rest = Math.floor(rest / count)
        return drawn
      }).win
    }
    const { over, under } = returnToPlayer()
    expect(paid).toBe(Number((over * 5n * BigInt(reels.reduce((product, { length }) => product * length, 1))) / under))
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval, and stray as stated', () => {
    const { mean, margin, deviation } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - classic.statedReturn)).toBeLessThan(margin * 100)
    expect(volatilityOf(deviation)).toBe(classic.volatility)
  })

  test('every wild that helps to a win doubles it, and three pay by themselves', () => {
    expect(linePays('bbb')).toEqual({ symbol: 'b', count: 3, pays: 25 })
    expect(linePays('bWb')?.pays).toBe(50)
    expect(linePays('WWb')?.pays).toBe(100)
    expect(linePays('WWW')?.pays).toBe(500)
  })

  test('two of the lesser symbol from the left pay, two of another do not', () => {
    expect(linePays('zza')).toEqual({ symbol: 'z', count: 2, pays: 2 })
    expect(linePays('azz')).toBeUndefined()
    expect(linePays('aab')).toBeUndefined()
  })

  test('has five different lines, and no window with two wilds', () => {
    expect(new Set(payLines.map(String)).size).toBe(5)
    for (const ring of reels) {
      for (let stop = 0; stop < ring.length; stop++) expect(windowOf(ring, stop, 3)).not.toMatch(/W.*W/)
    }
  })
})

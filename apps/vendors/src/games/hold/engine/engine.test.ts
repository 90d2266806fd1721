import { describe, expect, test } from 'vitest'
import { toPercent } from '../../../slot/engine/ratio.ts'
import { seededDraw, simulate, volatilityOf } from '../../../slot/testing/simulate.ts'
import { hold } from './hold.ts'
import { coinWorth, holdCoins } from './holdCoins.ts'
import { coinOneIn, coinsNeeded, coinValues, fullHouse } from './paytable.ts'
import { playRound } from './playRound.ts'
import { holdReturn, returnToPlayer } from './returnToPlayer.ts'

const coins = (count: number): string[] =>
  Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (__, row) => (reel * 3 + row < count ? 'C' : 'x')).join(''),
  )
const paid = (steps: readonly { readonly win: number }[]): number => steps.reduce((sum, { win }) => sum + win, 0)

describe('hold', () => {
  test('QR22 the stated return is what lines, windows and every course of respins give', () => {
    expect(toPercent(returnToPlayer())).toBe(hold.statedReturn)
  })

  test('QR22 respins from each number of coins pay what the reckoning says', () => {
    const draw = seededDraw(5)
    for (const count of [6, 9, 13]) {
      const { mean, margin } = simulate((stake) => ({ win: paid(holdCoins(coins(count), stake, draw)) }), 20_000)
      const { over, under } = holdReturn(count)
      expect(Math.abs(mean - Number((over * 1_000_000n) / under) / 1e6)).toBeLessThan(margin)
    }
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval, and stray as stated', () => {
    const { mean, margin, deviation } = simulate(playRound, 100_000)
    expect(Math.abs(mean * 100 - hold.statedReturn)).toBeLessThan(margin * 100)
    expect(volatilityOf(deviation)).toBe(hold.volatility)
  })

  test('of every 100 coins each worth is drawn as often as stated', () => {
    const drawn = Array.from({ length: 100 }, (_, n) => coinWorth(n))
    for (const { stakes, of100 } of coinValues) expect(drawn.filter((one) => one === stakes)).toHaveLength(of100)
  })

  test('coins stay, each new one gives three respins again, and the last step pays them all', () => {
    // Worth of six coins, then per respin the open cells: the second brings one coin.
    const misses = (count: number): number[] => Array.from({ length: count }, () => 1)
    const numbers = [...misses(6), ...misses(9), 0, ...misses(8), 99, ...misses(24)]
    let drawn = 0
    const steps = holdCoins(coins(6), 100, () => numbers[drawn++] ?? 1)
    expect(drawn).toBe(numbers.length)
    expect(steps.map(({ left }) => left)).toEqual([3, 2, 3, 2, 1, 0])
    expect(steps.at(-1)).toMatchObject({ win: 600 + 2500 })
    expect(paid(steps)).toBe(3100)
  })

  test('a window full of coins ends the respins and pays the full house on top', () => {
    const steps = holdCoins(coins(14), 100, (count) => (count === coinOneIn ? 0 : 1))
    expect(steps).toHaveLength(2)
    expect(paid(steps)).toBe(15 * 100 + fullHouse * 100)
  })

  test('fewer coins than needed hold nothing', () => {
    const draw = seededDraw(9)
    for (let round = 0; round < 3000; round++) {
      const { steps } = playRound(100, draw).spin
      const shown = steps[0]?.columns.join('').split('C').length ?? 1
      expect(steps.length > 1).toBe(shown - 1 >= coinsNeeded)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { checkBets, limitsOf } from './limits.ts'
import { returnToPlayer, statedReturn } from './returnToPlayer.ts'
import { gather, winOf } from './settle.ts'
import { type BetKind, findSpot, payouts, spots } from './spots.ts'
import { tableSteps } from './tableSteps.ts'
import { colorOf, wheelOrder } from './wheel.ts'

describe('the wheel', () => {
  test('I38 has each number from 0 to 36 once, red and black by turns but for zero', () => {
    expect([...wheelOrder].sort((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, index) => index))
    const colors = wheelOrder.slice(1).map(colorOf)
    expect(colors.every((color, index) => color !== colors[index + 1])).toBe(true)
    expect([colors.filter((color) => color === 'red').length, colorOf(0)]).toEqual([18, 'green'])
  })
})

describe('the layout', () => {
  const count = (kind: BetKind): number => spots.filter((spot) => spot.kind === kind).length

  test('I38 has every bet of the European table once', () => {
    expect(new Set(spots.map(({ id }) => id)).size).toBe(157)
    const counts = { straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3, even: 6 }
    for (const [kind, number] of Object.entries(counts)) {
      expect([kind, spots.filter((spot) => spot.kind === kind).length]).toEqual([kind, number])
    }
    expect(count('even')).toBe(6)
  })

  test('I38 every spot covers as many numbers as its payout pays for', () => {
    for (const spot of spots) {
      expect(new Set(spot.numbers).size).toBe(spot.numbers.length)
      expect([spot.id, spot.numbers.length * (payouts[spot.kind] + 1)]).toEqual([spot.id, 36])
    }
  })

  test('I38 inside bets lie on numbers that touch', () => {
    const place = (number: number): [number, number] => [Math.floor((number - 1) / 3), (number - 1) % 3]
    for (const { id, kind, numbers } of spots) {
      if (numbers.length > 6 || numbers.includes(0)) continue
      const at = numbers.map(place)
      const along = new Set(at.map(([row]) => row))
      const across = new Set(at.map(([, column]) => column))
      // They fill a rectangle without a gap.
      expect([id, along.size * across.size]).toEqual([id, numbers.length])
      expect([id, Math.max(...along) - Math.min(...along) + 1]).toEqual([id, along.size])
      expect([id, Math.max(...across) - Math.min(...across) + 1]).toEqual([id, across.size])
      expect(kind).toBe(
        { 1: 'straight', 2: 'split', 3: 'street', 4: 'corner', 6: 'line' }[numbers.length] ?? 'of no kind',
      )
    }
  })

  test('I38 names with zero and outside names cover what they say', () => {
    const zeros = spots.filter(({ numbers }) => numbers.includes(0)).map(({ id }) => id)
    expect(zeros).toEqual(['0', '0-1', '0-2', '0-3', '0-1-2', '0-2-3', '0-1-2-3'])
    expect(findSpot('dozen2')?.numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(findSpot('column3')?.numbers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
    const pairs = [
      ['low', 'high'],
      ['odd', 'even'],
      ['red', 'black'],
    ]
    for (const [one = '', other = ''] of pairs) {
      const both = [...(findSpot(one)?.numbers ?? []), ...(findSpot(other)?.numbers ?? [])]
      expect(both.sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
    }
  })
})

describe('what is paid', () => {
  test('QR22 every one of the 157 bets returns exactly 36 of 37, by exhaustion', () => {
    for (const spot of spots) expect([spot.id, returnToPlayer(spot)]).toEqual([spot.id, { over: 36, under: 37 }])
    expect(statedReturn).toBe(Math.round((36 / 37) * 10_000) / 100)
  })

  test('I38 a winning chip comes back with its payout, several spots add up', () => {
    expect(winOf([{ spot: '17', amount: 100 }], 17)).toBe(3600)
    expect(winOf([{ spot: '17-20', amount: 100 }], 20)).toBe(1800)
    expect(
      winOf(
        [
          { spot: '17', amount: 100 },
          { spot: 'black', amount: 50 },
          { spot: 'dozen1', amount: 500 },
        ],
        17,
      ),
    ).toBe(3700)
  })

  test('I38 zero takes even chances, dozens and columns whole', () => {
    const outside = spots.filter(({ numbers }) => numbers.length >= 12).map(({ id }) => ({ spot: id, amount: 100 }))
    expect(winOf(outside, 0)).toBe(0)
  })
})

describe('limits', () => {
  const limits = limitsOf(50, 1000, 20_000)

  test('I38 let pass what is within them, on every spot up to its own most', () => {
    for (const { id, kind } of spots) {
      expect(checkBets(limits, [], [{ spot: id, amount: limits.most[kind] }])).toBeUndefined()
      expect(checkBets(limits, [], [{ spot: id, amount: limits.most[kind] + 50 }])).toBe('spot_limit')
    }
  })

  test('I38 count what lies already, in one ticket or in several', () => {
    const chip = { spot: '17', amount: 600 }
    expect(checkBets(limits, [chip], [chip])).toBe('spot_limit')
    expect(checkBets(limits, [], [chip, chip])).toBe('spot_limit')
    const evens = ['low', 'red'].map((spot) => ({ spot, amount: 10_000 }))
    expect(checkBets(limits, evens, [{ spot: '5', amount: 50 }])).toBe('table_limit')
    expect(gather([chip, chip])).toEqual([{ spot: '17', amount: 1200 }])
  })

  test.each([
    [[], 'bet_unknown'],
    [[{ spot: '1-36', amount: 100 }], 'bet_unknown'],
    [[{ spot: '__proto__', amount: 100 }], 'bet_unknown'],
    [[{ spot: '17', amount: 0 }], 'below_limit'],
    [[{ spot: '17', amount: -50 }], 'below_limit'],
    [[{ spot: '17', amount: 75 }], 'below_limit'],
    [[{ spot: '17', amount: 50.5 }], 'below_limit'],
    [[{ spot: '17', amount: Number.NaN }], 'below_limit'],
    [[{ spot: '17', amount: 1e308 }], 'spot_limit'],
    [[{ spot: '17', amount: 1001 }], 'spot_limit'],
  ])('I38 refuse %j: %s', (bets, problem) => {
    expect(checkBets(limits, [], bets)).toBe(problem)
  })

  test.each([0, 2, 5, 6, 8])(
    'V11 with %i decimals the most that a round takes or pays is one movement of the wallet',
    (decimals) => {
      const on17 = spots
        .filter(({ numbers }) => numbers.includes(17))
        .toSorted((one, other) => payouts[other.kind] - payouts[one.kind])
      for (const table of tableSteps(decimals)) {
        let left = table.total
        const bets = on17.map(({ id, kind }) => {
          const amount = Math.min(left, table.most[kind])
          left -= amount
          return { spot: id, amount }
        })
        expect(winOf(bets, 17)).toBeGreaterThan(table.total * 10)
        expect(Math.max(table.total, winOf(bets, 17))).toBeLessThanOrEqual(1e12)
      }
    },
  )
})

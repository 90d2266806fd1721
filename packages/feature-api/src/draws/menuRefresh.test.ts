import { expect, test } from 'vitest'
import { menuRefresh } from './menuRefresh.ts'

test.each([
  [[20, 600], 400, 19_800],
  [[3], 400, 7000],
  [[0, 0], 400, 30_000],
  [[], 0, 30_000],
  [[86_400], 0, 30_000],
])(
  'W12 C13 with %j seconds left and %d ms for an answer the menu is asked for after %d ms',
  (times, latency, expected) => {
    expect(
      menuRefresh(
        times.map((remainTime) => ({ remainTime, lockTime: 0 })),
        latency,
      ),
    ).toBe(expected)
  },
)

test('W12 C13 while a sale is closed the menu is asked for as its draw is over', () => {
  expect(
    menuRefresh(
      [
        { remainTime: 0, lockTime: 10 },
        { remainTime: 600, lockTime: 900 },
      ],
      0,
    ),
  ).toBe(10_000)
  expect(menuRefresh([{ remainTime: 0, lockTime: 900 }], 0)).toBe(30_000)
})

test('W12 C13 numbers that are awaited are asked for after the shortest pause', () => {
  expect(menuRefresh([{ remainTime: 600, lockTime: 10 }], 400, true)).toBe(7000)
})

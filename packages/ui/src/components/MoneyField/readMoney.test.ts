import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupTyped, separatorsOf, writeMinor } from './moneyText.ts'
import { readMoney } from './readMoney.ts'

const [en, tr, fr] = [separatorsOf('en'), separatorsOf('tr'), separatorsOf('fr')]

test.each([
  ['1,234.56', 123_456n],
  ['1.234,56', 123_456n],
  [' 1 234,56 ', 123_456n],
  ['1\u202f234,56', 123_456n],
  ['1’234.56', 123_456n],
  ['₺ 12,5', 1250n],
  ['١٬٢٣٤٫٥٦', 123_456n],
  ['１２３４．５'.replace('．', '.'), 123_450n],
  ['१२३४', 123_400n],
  ['\u200f100\u200e', 10_000n],
  ['0', 0n],
  ['-0', 0n],
  ['.5', 50n],
  ['5.', 500n],
  ['12,34,567.89', 123_456_789n],
  ['1.234.567', 123_456_700n],
])('V11 the paste of %j is read in any language', (text, minor) => {
  expect(readMoney(text, 2, en)).toEqual({ minor })
  expect(readMoney(text, 2, tr)).toEqual({ minor })
})

test('V11 where one sign stands alone the language says what it means', () => {
  expect(readMoney('1,234', 2, en)).toEqual({ minor: 123_400n })
  expect(readMoney('1,234', 2, tr)).toEqual({ problem: 'decimals' })
  expect(readMoney('1.234', 2, tr)).toEqual({ minor: 123_400n })
  expect(readMoney('1.234', 2, en)).toEqual({ problem: 'decimals' })
  expect(readMoney('1.234', 3, en)).toEqual({ minor: 1234n })
  expect(readMoney('$1,250', 2, en)).toEqual({ minor: 125_000n })
  expect(readMoney('$1,250', 2, tr)).toEqual({ problem: 'decimals' })
  expect(readMoney('1.50', 2, tr)).toEqual({ minor: 150n })
})

test.each([
  ['abc', 'unreadable'],
  ['1e5', 'unreadable'],
  ['0x10', 'unreadable'],
  ['1,23,4', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['1,2.3,4', 'unreadable'],
  ['--5', 'unreadable'],
  ['.', 'unreadable'],
  ['-5', 'belowZero'],
  ['−0.01', 'belowZero'],
  ['0.001', 'decimals'],
  ['1234567890123456', 'long'],
] as const)('V11 the amount %j is refused as %s', (text, problem) => {
  expect(readMoney(text, 2, en)).toEqual({ problem })
})

test('V11 nothing written is no amount, which is not zero', () => {
  expect(readMoney('  ', 2, en)).toEqual({ minor: undefined })
})

test('V11 what is written in full is read back, with any decimals, in any language', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.constantFrom(0, 2, 3, 8),
      fc.constantFrom(en, tr, fr),
      (minor, decimals, separators) => {
        const text = writeMinor(minor, decimals, separators)
        // A single group of three is what the language groups by.
        expect(readMoney(text, decimals, separators)).toEqual({ minor })
      },
    ),
  )
})

test('V11 thousands are grouped while they are written, and what is no number is left alone', () => {
  expect(['1234', '1,2345', '1234.5', '1234.', '-1234'].map((text) => groupTyped(text, en))).toEqual([
    '1,234',
    '12,345',
    '1,234.5',
    '1,234.',
    '-1,234',
  ])
  expect(groupTyped('1234567,5', tr)).toBe('1.234.567,5')
  for (const text of ['12a', '1.2.3', '']) expect(groupTyped(text, en)).toBe(text)
})

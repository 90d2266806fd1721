import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor, toMinor } from './amount.ts'

test.each([
  ['0', 0],
  ['0.00', 0],
  ['1250.5', 125_050],
  ['-0.01', -1],
  ['0.005', 1],
  ['-0.005', -1],
  ['0.285', 29],
  ['1.145', 115],
  ['0.2849', 28],
  ['0.9950', 100],
  [3, 300],
  [-2.5, -250],
  [0.285, 29],
])('EN03 the amount %s is %s minor units, rounded half away from zero', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor)
})

test.each(['-0', '-0.00', '-0.004', -0, -0.001])('EN03 the amount %s is nothing, and has no sign', (amount) => {
  expect(Object.is(toMinor(amount), 0)).toBe(true)
})

test('EN03 minor units come back as they went out, up to what a number holds exactly', () => {
  const most = Number.MAX_SAFE_INTEGER
  fc.assert(fc.property(fc.integer({ min: -most, max: most }), (minor) => toMinor(fromMinor(minor)) === minor))
  for (const minor of [most, -most, most - 1]) expect(toMinor(fromMinor(minor))).toBe(minor)
})

test.each(['90071992547409.92', '-90071992547409.92', '999999999999999.99', '90071992547409.915', 1e21])(
  'EN03 the amount %s is not read as another one',
  (amount) => {
    expect(() => toMinor(amount)).toThrow(RangeError)
  },
)

test('EN03 the wire form is exact beyond what a number holds', () => {
  expect(fromMinor(9_223_372_036_854_775_807n)).toBe('92233720368547758.07')
  expect(fromMinor(-1n)).toBe('-0.01')
})

test.each([
  [0, '1250', 1250],
  [0, '1250.50', 1251],
  [0, '-0.4', 0],
  [3, '1.2345', 1235],
  [3, '7', 7000],
  [8, '0.00000001', 1],
  [8, '90000000.00000001', 9_000_000_000_000_001],
])('V11 with %i decimals the amount %s is %i minor units', (decimals, amount, minor) => {
  expect(toMinor(amount, decimals)).toBe(minor)
})

test('V11 minor units of any currency come back as they went out', () => {
  const most = Number.MAX_SAFE_INTEGER
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), fc.integer({ min: 0, max: 8 }), (minor, decimals) =>
      Object.is(toMinor(fromMinor(minor, decimals), decimals), minor === 0 ? 0 : minor),
    ),
  )
  expect([0, 2, 3, 8].map((decimals) => fromMinor(-5n, decimals))).toEqual(['-5', '-0.05', '-0.005', '-0.00000005'])
})

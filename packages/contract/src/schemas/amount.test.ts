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

test('EN03 the wire form is exact beyond what a number holds', () => {
  expect(fromMinor(9_223_372_036_854_775_807n)).toBe('92233720368547758.07')
  expect(fromMinor(-1n)).toBe('-0.01')
})

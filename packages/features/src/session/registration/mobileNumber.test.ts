import { expect, test } from 'vitest'
import { wrongLength } from './mobileNumber.ts'

const turkey = { countryCode: 'TR', countryDialingCode: '90', mobileLengths: [10] }
const italy = { countryCode: 'IT', countryDialingCode: '39', mobileLengths: [9, 10] }

test.each(['5321234567', '0532 123 45 67', '+90 532 123 45 67', '(532) 123-45-67'])(
  'V32 RG11 %s has as many digits as numbers of its country',
  (typed) => {
    expect(wrongLength(typed, turkey)).toBeUndefined()
  },
)

test('V32 a number with too few or too many digits is told how many there are', () => {
  expect(wrongLength('532123456', turkey)).toBe('10')
  expect(wrongLength('53212345678', turkey)).toBe('10')
  expect(wrongLength('31234', italy)).toBe('9 / 10')
  expect(wrongLength('312345678', italy)).toBeUndefined()
})

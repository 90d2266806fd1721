import { expect, test } from 'vitest'
import { checkSubmission, type FieldRuleInput } from './checkSubmission.ts'
import { fieldNames } from './fieldNames.ts'
import { type RegistrationMethod, registrationFields } from './registrationFields.ts'

const rule = (enabled: boolean, required = false): FieldRuleInput => ({
  enabled,
  required,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 20,
})
const off = Object.fromEntries(fieldNames.map((name) => [name, rule(false)]))
/** Fields a form asks for, those it needs with a star. */
const asked = (method: RegistrationMethod, changes: Readonly<Record<string, FieldRuleInput>>) => {
  const missing = new Set(
    checkSubmission({}, registrationFields({ ...off, ...changes }, method)).map(({ field }) => field),
  )
  return [...missing].sort()
}

test('RG04 there are 21 fields', () => {
  expect(new Set(fieldNames).size).toBe(21)
})

test('RG01 by user name the name, a password and its confirmation are needed', () => {
  expect(asked('username', {})).toEqual(['confirmPassword', 'password', 'username'])
})

test('RG02 by mobile number the number and its country are needed, a password only where the rules ask for one', () => {
  expect(asked('mobile', {})).toEqual(['countryDialingCode', 'mobileNum'])
  expect(asked('mobile', { password: rule(true), confirmPassword: rule(true) })).toEqual([
    'confirmPassword',
    'countryDialingCode',
    'mobileNum',
    'password',
  ])
})

test('V06 a number is needed where the rules say so', () => {
  expect(asked('username', { mobileNum: rule(true) })).not.toContain('mobileNum')
  expect(asked('username', { mobileNum: rule(true, true) })).toContain('mobileNum')
  expect(registrationFields({ ...off, mobileNum: rule(true) }, 'username').countryDialingCode?.enabled).toBe(true)
})

test('V06 a code is needed where it is shown, and a number that it goes to', () => {
  expect(asked('username', { verificationCode: rule(true) })).toEqual([
    'confirmPassword',
    'countryDialingCode',
    'mobileNum',
    'password',
    'username',
    'verificationCode',
  ])
})

import type { FieldRule } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkForgotten, type ForgotMethod, type ForgotValues } from './forgotten.ts'
import { plainPasswordRule } from './newPassword.ts'

const nameRule: FieldRule = {
  ...plainPasswordRule,
  patternId: 'letterFirst',
  minLength: 6,
  maxLength: 16,
  type: 'text',
}
const keys = (method: ForgotMethod, values: ForgotValues) =>
  Object.fromEntries(
    Object.entries(checkForgotten(values, method, plainPasswordRule, nameRule)).map(([name, { key }]) => [name, key]),
  )
const mail: ForgotValues = {
  username: 'demoplayer',
  email: 'ada@example.org',
  verificationCode: '123456',
  newPassword: 'harbour-violin-4',
}
const mobile: ForgotValues = {
  country: 'TR',
  mobileNum: '532 123 45 67',
  verificationCode: '123456',
  newPassword: 'harbour-violin-4',
}

test('V03 by email, name and address are required, and each has to follow its rule', () => {
  expect(keys('email', {})).toEqual({
    username: 'required',
    email: 'required',
    verificationCode: 'required',
    newPassword: 'required',
  })
  expect(keys('email', { ...mail, username: '7up', email: 'ada@' })).toEqual({
    username: 'pattern_letterFirst',
    email: 'pattern_mailbox',
  })
  expect(keys('email', { ...mail, username: ' ', email: ' ' })).toEqual({ username: 'required', email: 'required' })
  expect(keys('email', mail)).toEqual({})
})

test('V04 by mobile, number, code and new password are required; neither name nor address is asked for', () => {
  expect(keys('mobileNum', {})).toEqual({
    country: 'required',
    mobileNum: 'required',
    verificationCode: 'required',
    newPassword: 'required',
  })
  expect(keys('mobileNum', mobile)).toEqual({})
})

test('V03 V04 the new password has to follow its rule and must not be easy to guess', () => {
  for (const [method, values] of [
    ['email', mail],
    ['mobileNum', mobile],
  ] as const) {
    expect(keys(method, { ...values, newPassword: 'short' })).toEqual({ newPassword: 'pattern_anyCharacters' })
    expect(keys(method, { ...values, newPassword: 'password1' })).toEqual({ newPassword: 'passwordCommon' })
  }
})

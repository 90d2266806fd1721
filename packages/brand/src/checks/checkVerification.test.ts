import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkVerification } from './checkVerification.ts'

const code = { verificationCode: { enabled: true } }
const set =
  (fields: object, modules: object = {}, verification: object = {}) =>
  (brand: Draft) => {
    brand.registration = { fields }
    brand.modules = modules
    brand.verification = verification
  }
const firebase = { apiKey: 'key', authDomain: 'lagoon.example', projectId: 'lagoon-12345' }

test('RG02 V06 numbers with codes, and none at all, are fine', () => {
  expect(found(checkVerification)).toEqual([])
  expect(found(checkVerification, set(code))).toEqual([])
  expect(found(checkVerification, set(code, { mobileRegistration: true }))).toEqual([])
  expect(found(checkVerification, set(code, {}, { phone: 'firebase', firebase }))).toEqual([])
})

test('V06 a rule that no code fits is refused', () => {
  const long = set({ verificationCode: { enabled: true, minLength: 7 } })
  expect(found(checkVerification, long)).toEqual(['impossible-rule registration.fields.verificationCode'])
})

test('FB03 RG11 a country without a number is on no screen', () => {
  const alone = set({ countryDialingCode: { enabled: true } })
  expect(found(checkVerification, alone)).toEqual(['field-not-in-form registration.fields.countryDialingCode'])
  expect(found(checkVerification, set({ countryDialingCode: { required: true } }))).toEqual([
    'field-not-in-form registration.fields.countryDialingCode',
  ])
  expect(hints(checkVerification, alone)).toEqual(['Enable "mobileNum" too, or take "countryDialingCode" out'])
  expect(
    found(checkVerification, set({ countryDialingCode: { enabled: true }, mobileNum: { enabled: true } })),
  ).toEqual([])
})

test('RG02 an account without a password needs another way to log in', () => {
  const fields = { ...code, password: { enabled: false, required: false } }
  expect(found(checkVerification, set(fields, { mobileRegistration: true }))).toEqual([
    'module-off modules.mobileRegistration',
  ])
  expect(found(checkVerification, set(fields, { mobileRegistration: true, smsLogin: true }))).toEqual([])
})

test('RG02 numbers that nobody verifies are said', () => {
  expect(found(checkVerification, set({}, { mobileRegistration: true }))).toEqual([
    'number-not-verified modules.mobileRegistration',
  ])
})

test('RG02 user names that could be the numbers of others are said', () => {
  const names = (patternId: string, rest: object = {}) => ({ ...code, username: { patternId, ...rest } })
  for (const patternId of ['alphanumeric', 'digits', 'anyCharacters', 'lettersDigits'])
    expect(found(checkVerification, set(names(patternId), { mobileRegistration: true })), patternId).toEqual([
      'name-like-number registration.fields.username.patternId',
    ])
  for (const patternId of ['letterFirst', 'lettersPlusDigits'])
    expect(found(checkVerification, set(names(patternId), { mobileRegistration: true })), patternId).toEqual([])
  expect(found(checkVerification, set(names('alphanumeric')))).toEqual([])
})

test('RG12 Firebase without its project is refused', () => {
  expect(found(checkVerification, set(code, {}, { phone: 'firebase' }))).toEqual([
    'firebase-missing verification.phone',
  ])
})

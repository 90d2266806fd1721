import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkRegistration } from './checkRegistration.ts'

const fields = (value: object) => (brand: Draft) => (brand.registration = { fields: value })

test('RG03 fields within what is possible are fine', () => {
  expect(
    found(
      checkRegistration,
      fields({ email: { enabled: true, required: true }, username: { minLength: 4, maxLength: 12 } }),
    ),
  ).toEqual([])
})

test('RG03 rules that nobody can fulfil are errors', () => {
  expect(found(checkRegistration, fields({ username: { minLength: 30, maxLength: 20 } }))).toEqual([
    'impossible-rule registration.fields.username',
  ])
  expect(found(checkRegistration, fields({ email: { required: true } }))).toEqual([
    'impossible-rule registration.fields.email',
  ])
})

test('ruling 24 a rule that weakens passwords is a warning', () => {
  expect(found(checkRegistration, fields({ password: { minLength: 6, maxLength: 12, patternId: 'digits' } }))).toEqual([
    'weak-password registration.fields.password.minLength',
    'weak-password registration.fields.password.maxLength',
    'weak-password registration.fields.password.patternId',
  ])
  expect(found(checkRegistration, fields({ password: { minLength: 12 } }))).toEqual([])
})

const byMobile = (value: object) => (brand: Draft) => {
  brand.modules = { mobileRegistration: true, smsLogin: true }
  brand.registration = { fields: value }
}
const off = { enabled: false, required: false }

test.each(['username', 'password', 'confirmPassword'])(
  'RG01 V05 "%s" cannot be switched off, nor made optional, and the hint is a way out',
  (name) => {
    for (const change of [off, { enabled: false }, { required: false }]) {
      expect(found(checkRegistration, fields({ [name]: change }))).toEqual([
        `impossible-rule registration.fields.${name}`,
      ])
      expect(hints(checkRegistration, fields({ [name]: change }))[0]).toMatch(/^Set enabled and required to true/)
    }
    expect(found(checkRegistration, fields({ [name]: { enabled: true, required: true } }))).toEqual([])
  },
)

test('RG02 V06 by mobile number the password may be left out, the name of the other form may not', () => {
  expect(found(checkRegistration, byMobile({ password: off }))).toEqual([])
  expect(found(checkRegistration, byMobile({ password: off, confirmPassword: off }))).toEqual([])
  expect(found(checkRegistration, byMobile({ username: off, confirmPassword: off }))).toEqual([
    'impossible-rule registration.fields.username',
    'impossible-rule registration.fields.confirmPassword',
  ])
  expect(found(checkRegistration, byMobile({ password: { required: false } }))).toEqual([
    'impossible-rule registration.fields.password',
  ])
})

test.each([
  ['email', 'digits', 'mailbox'],
  ['email', 'lettersDigits', 'mailbox'],
  ['username', 'mailbox', 'letterFirst'],
  ['mobileNum', 'letterFirst', 'digits'],
  ['verificationCode', 'thai', 'digits'],
  ['countryDialingCode', 'lettersSpaces', 'digits'],
  ['domain', 'digits', 'noSpaces'],
])('RG03 "%s" with the pattern "%s" is refused, "%s" is offered', (name, patternId, better) => {
  expect(found(checkRegistration, fields({ [name]: { patternId } }))).toEqual([
    `impossible-rule registration.fields.${name}.patternId`,
  ])
  expect(hints(checkRegistration, fields({ [name]: { patternId } }))[0]).toContain(`"${better}"`)
  expect(found(checkRegistration, fields({ [name]: { patternId: better } }))).toEqual([])
})

test('RG03 each pattern that a value of the field can have is fine', () => {
  for (const patternId of ['noSpaces', 'anyCharacters', 'lettersDigitsSymbols'])
    expect(found(checkRegistration, fields({ email: { patternId }, mobileNum: { patternId } }))).toEqual([])
})

test('RG04 a domain, which the page fills in, is said to be on no form', () => {
  expect(found(checkRegistration, fields({ domain: { enabled: true, required: true } }))).toEqual([
    'field-not-in-form registration.fields.domain',
  ])
})

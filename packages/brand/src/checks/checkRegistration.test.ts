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

test('FB03 a field that the form does not show cannot be asked for', () => {
  const on = fields({ verificationCode: { enabled: true, required: true } })
  expect(found(checkRegistration, on)).toEqual(['field-not-in-form registration.fields.verificationCode'])
  expect(hints(checkRegistration, on)).toEqual([
    'Take "verificationCode" out, or set its enabled and required to false',
  ])
  expect(found(checkRegistration, fields({ verificationCode: { enabled: false } }))).toEqual([])
})

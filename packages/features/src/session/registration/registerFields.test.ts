import type { FieldRule } from '@foyer/contract'
import { fieldNames } from '@foyer/rules/registration'
import { expect, test } from 'vitest'
import { checkFields } from './checkFields.ts'
import { type RegisterField, registerFields } from './registerFields.ts'

const rule = (part: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 20,
  type: 'text',
  ...part,
})
const names = (rules: Record<string, FieldRule>) => registerFields(rules).map(({ name }) => name)
/** What is wrong with one field of a form. */
const issueOf = (name: RegisterField, part: Partial<FieldRule>, values: Readonly<Record<string, string>>) =>
  checkFields(registerFields({ [name]: rule(part) }), {
    username: 'a',
    password: 'b',
    confirmPassword: 'b',
    ...values,
  })[name]

test('V05 user name, password and its confirmation are there whatever the server says', () => {
  expect(names({})).toEqual(['username', 'password', 'confirmPassword'])
  expect(names({ username: rule({ enabled: false }) })).toContain('username')
  expect(registerFields({ password: rule({ required: false }) }).every(({ required }) => required)).toBe(true)
})

test('V07 other fields are shown only if enabled and required only if configured', () => {
  const fields = registerFields({ email: rule({ required: true }), zalo: rule(), line: rule({ enabled: false }) })
  expect(fields.map(({ name, required }) => [name, required]).slice(3)).toEqual([
    ['email', true],
    ['zalo', false],
  ])
})

test('V08 a payment password is required when it is shown', () => {
  expect(registerFields({ paymentPassword: rule() }).at(-1)).toMatchObject({ name: 'paymentPassword', required: true })
})

test('RG03 rules of unknown fields and of names every object has are left out', () => {
  expect(names({ shoeSize: rule(), constructor: rule() })).toEqual(['username', 'password', 'confirmPassword'])
})

test('V09 an empty required field says so, an empty optional one is right', () => {
  expect(issueOf('email', { required: true }, { email: '  ' })).toEqual({ key: 'required' })
  expect(issueOf('email', {}, {})).toBeUndefined()
})

test('V09 a pattern error names the family with one number or two', () => {
  const digits = { patternId: 'digits', minLength: 6, maxLength: 6 }
  expect(issueOf('qqNum', digits, { qqNum: '12' })).toMatchObject({ key: 'pattern_digits', values: { length: '6' } })
  expect(issueOf('qqNum', { ...digits, maxLength: 9 }, { qqNum: 'abcdefg' })).toMatchObject({
    values: { length: '6-9' },
  })
})

test('V05 the confirmation has to equal the password, and says nothing of its pattern', () => {
  const strict = { patternId: 'digits', minLength: 9 }
  expect(issueOf('confirmPassword', strict, { confirmPassword: 'c' })).toEqual({ key: 'confirmDiffers' })
  expect(issueOf('confirmPassword', strict, { confirmPassword: 'b' })).toBeUndefined()
})

test('V01 spaces around a value do not count, a password\u2019s neither: the login form cuts them off too', () => {
  expect(issueOf('confirmPassword', {}, { password: ' b', confirmPassword: 'b ' })).toBeUndefined()
})

test('RG03 of an unknown pattern family only the length is checked', () => {
  const unknown = { patternId: 'toString', minLength: 2, maxLength: 3 }
  expect(issueOf('email', unknown, { email: 'abcd' })).toEqual({ key: 'pattern_length', values: { length: '2-3' } })
  expect(issueOf('email', unknown, { email: '<?>' })).toBeUndefined()
})

test('RG02 by mobile number there is no user name, and a password only where the rules ask for one', () => {
  const off = { mobileNum: rule({ enabled: false }), countryDialingCode: rule({ enabled: false }) }
  const shown = (rules: Record<string, FieldRule>) =>
    registerFields({ ...off, ...rules }, 'mobile').map(({ name }) => name)
  expect(shown({ username: rule() })).toEqual(['mobileNum'])
  expect(registerFields({}, 'mobile').map(({ name }) => name)).toEqual(['mobileNum'])
  expect(shown({ password: rule(), confirmPassword: rule() })).toEqual(['mobileNum', 'password', 'confirmPassword'])
  expect(shown({ verificationCode: rule() })).toEqual(['mobileNum', 'verificationCode'])
})

test('RG04 of the 21 fields the form shows 18; the page fills in the country, the host and the picture', () => {
  const all = Object.fromEntries(fieldNames.map((name) => [name, rule()]))
  expect(names(all)).toHaveLength(18)
})

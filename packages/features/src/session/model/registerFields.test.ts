import type { FieldRule } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkField } from './checkField.ts'
import { registerFields } from './registerFields.ts'

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
const fieldOf = (name: string, part: Partial<FieldRule>) => {
  const found = registerFields({ [name]: rule(part) }).find((field) => field.name === name)
  if (!found) throw new Error(`No field ${name}`)
  return found
}

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
  expect(checkField(fieldOf('email', { required: true }), { email: '  ' })).toEqual({ key: 'required' })
  expect(checkField(fieldOf('email', {}), {})).toBeUndefined()
})

test('V09 a pattern error names the family with one number or two', () => {
  const digits = { patternId: 'digits', minLength: 6, maxLength: 6 }
  expect(checkField(fieldOf('qqNum', digits), { qqNum: '12' })).toMatchObject({
    key: 'pattern_digits',
    values: { length: '6' },
  })
  expect(checkField(fieldOf('qqNum', { ...digits, maxLength: 9 }), { qqNum: 'abcdefg' })).toMatchObject({
    values: { length: '6-9' },
  })
})

test('V05 the confirmation has to equal the password', () => {
  const confirm = fieldOf('confirmPassword', {})
  expect(checkField(confirm, { password: 'one', confirmPassword: 'two' })).toEqual({ key: 'confirmDiffers' })
  expect(checkField(confirm, { password: 'one', confirmPassword: 'one' })).toBeUndefined()
})

test('RG03 of an unknown pattern family only the length is checked', () => {
  const field = fieldOf('email', { patternId: 'toString', minLength: 2, maxLength: 3 })
  expect(checkField(field, { email: 'abcd' })).toEqual({ key: 'pattern_length', values: { length: '2-3' } })
  expect(checkField(field, { email: '<?>' })).toBeUndefined()
})

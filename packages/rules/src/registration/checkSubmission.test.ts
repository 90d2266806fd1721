import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSubmission, type FieldRuleInput } from './checkSubmission.ts'
import { compileRegistration } from './compileRegistration.ts'

const rule = (part: Partial<FieldRuleInput> = {}): FieldRuleInput => ({
  enabled: true,
  required: true,
  patternId: 'lettersDigitsSymbols',
  minLength: 8,
  maxLength: 64,
  ...part,
})
const rules = {
  username: rule({ patternId: 'letterFirst', minLength: 6, maxLength: 16 }),
  password: rule(),
  confirmPassword: rule(),
  email: rule({ enabled: false, required: false, patternId: 'mailbox', minLength: 6 }),
}
const optional = { ...rules, email: { ...rules.email, enabled: true } }
const good = { username: 'ada1815', password: 'kite-over-9-hills', confirmPassword: 'kite-over-9-hills' }
const problems = (change: Readonly<Record<string, string>>, by: Readonly<Record<string, FieldRuleInput>> = rules) =>
  checkSubmission({ ...good, ...change }, by).map(({ field, reason }) => `${field} ${reason}`)

describe('registration', () => {
  test('RG01 user name and password are enough where nothing else is asked for', () => {
    expect(problems({})).toEqual([])
  })

  test('V05 user name, password and confirmation are required, even by rules that leave them out', () => {
    const lax = Object.fromEntries(
      Object.entries(rules).map(([name, one]) => [name, { ...one, enabled: false, required: false }]),
    )
    expect(checkSubmission({}, lax).map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'username required',
      'password required',
      'confirmPassword required',
    ])
  })

  test('V05 each follows its rule, and the confirmation the password', () => {
    expect(problems({ username: '1ada15' })).toEqual(['username pattern'])
    expect(problems({ username: 'ada' })).toEqual(['username length'])
    expect(problems({ confirmPassword: 'kite-over-8-hills' })).toEqual(['confirmPassword different'])
    expect(problems({ password: 'kite', confirmPassword: 'kite' })).toEqual(['password length'])
  })

  test('V07 a field counts only when it is enabled and is needed only when it is required', () => {
    expect(problems({ email: 'not asked for' })).toEqual([])
    expect(problems({}, optional)).toEqual([])
    expect(problems({ email: '' }, optional)).toEqual([])
    expect(problems({ email: 'ada@' }, optional)).toEqual(['email length'])
    expect(problems({ email: 'ada at example' }, optional)).toEqual(['email pattern'])
    expect(problems({}, { ...rules, email: rule() })).toEqual(['email required'])
  })

  test('V08 a payment password and a captcha are required where they are shown', () => {
    const shown = { ...rules, paymentPassword: rule({ required: false }), captcha: rule({ required: false }) }
    expect(problems({}, shown)).toEqual(['paymentPassword required', 'captcha required'])
    expect(problems({ paymentPassword: 'long-enough-1', captcha: '?' }, shown)).toEqual([])
  })

  test('RG03 a pattern that this code does not know does not lock visitors out, its length counts', () => {
    for (const patternId of ['fromTheFuture', 'toString'])
      expect(problems({}, { ...rules, username: rule({ patternId, minLength: 6 }) })).toEqual([])
    expect(problems({ username: 'ada' }, { ...rules, username: rule({ patternId: 'fromTheFuture' }) })).toEqual([
      'username length',
    ])
  })

  test('RG03 a value that the object has by itself was not entered', () => {
    expect(checkSubmission({}, { toString: rule(), constructor: rule({ required: false }) })).toEqual([
      { field: 'toString', reason: 'required' },
    ])
  })

  test('RG03 whatever is entered, checking never throws and names each field of the rules once at most', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(optional)), fc.string()), fc.string()),
        (entered) => {
          const named = checkSubmission(entered, optional).map(({ field }) => field)
          expect(new Set(named).size).toBe(named.length)
          for (const field of named) expect(Object.hasOwn(optional, field)).toBe(true)
        },
      ),
    )
  })

  test('RG03 the compiled validator belongs to the schema; compile it again with scripts/compileRegistration.ts', () => {
    expect(readFileSync(join(import.meta.dirname, 'submission.generated.js'), 'utf8')).toBe(compileRegistration())
  })

  test('RG03 the compiled validator needs neither ajv nor eval', () => {
    const source = readFileSync(join(import.meta.dirname, 'submission.generated.js'), 'utf8')
    expect(source).not.toMatch(/require\(|new Function|eval\(|from ["']ajv/)
  })
})

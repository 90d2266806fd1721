import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSubmission } from './checkSubmission.ts'
import { compileRegistration } from './compileRegistration.ts'
import { defaultRules, registrationRules } from './registrationRules.ts'

const good = { username: 'ada1815', password: 'kite-over-9-hills', confirmPassword: 'kite-over-9-hills' }
const problems = (change: Readonly<Record<string, string>>, rules = defaultRules) =>
  checkSubmission({ ...good, ...change }, rules).map(({ field, reason }) => `${field} ${reason}`)

describe('registration', () => {
  test('RG01 user name and password are enough by default', () => {
    expect(problems({})).toEqual([])
  })

  test('V05 user name, password and confirmation are required and follow their rules', () => {
    expect(
      checkSubmission({}, defaultRules)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(['confirmPassword', 'password', 'username'])
    expect(problems({ username: '1ada15' })).toEqual(['username pattern'])
    expect(problems({ username: 'ada' })).toEqual(['username length'])
    expect(problems({ confirmPassword: 'kite-over-8-hills' })).toEqual(['confirmPassword different'])
  })

  test('V07 a field appears only when it is enabled and is needed only when it is required', () => {
    expect(problems({ email: 'ada@example.org' })).toEqual(['email unknown'])
    const optional = registrationRules({ fields: { email: { enabled: true } } })
    expect(problems({}, optional)).toEqual([])
    expect(problems({ email: '' }, optional)).toEqual([])
    expect(problems({ email: 'ada@' }, optional)).toEqual(['email length'])
    expect(problems({ email: 'ada at example' }, optional)).toEqual(['email pattern'])
    expect(problems({}, registrationRules({ fields: { email: { enabled: true, required: true } } }))).toEqual([
      'email required',
    ])
  })

  test('V30 lengths count characters, not UTF-16 units', () => {
    const rules = registrationRules({
      fields: { payeeName: { enabled: true, patternId: 'anyCharacters', minLength: 2, maxLength: 2 } },
    })
    expect(problems({ payeeName: '🎲🎲' }, rules)).toEqual([])
    expect(problems({ payeeName: '🎲' }, rules)).toEqual(['payeeName length'])
  })

  test('RG03 a pattern that this code does not know does not lock visitors out', () => {
    expect(
      checkSubmission(good, { ...defaultRules, username: { ...defaultRules.username, patternId: 'fromTheFuture' } }),
    ).toEqual([])
  })

  test('RG03 whatever is entered, checking never throws and names fields that were entered or required', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(defaultRules)), fc.string()), fc.string()),
        (entered) => {
          for (const { field } of checkSubmission(entered, defaultRules)) {
            expect(Object.hasOwn(entered, field) || Object.hasOwn(defaultRules, field)).toBe(true)
          }
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

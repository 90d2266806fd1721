import type { SecurityOverview } from '@foyer/contract'
import { expect, test } from 'vitest'
import { nextStep, safetySteps } from './safetySteps.ts'

const bare: SecurityOverview = {
  memberSince: '2024-10-21T12:00:00Z',
  contacts: [],
  channels: [],
  paymentPassword: { isSet: false, codesTo: [] },
}
const mail = { channel: 'mail', hint: 'd•••@example.org' } as const
const done = (...input: Parameters<typeof safetySteps>) =>
  safetySteps(...input)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)

test('P01 an account is as safe as the steps that are done, and no number is made up', () => {
  expect(done(bare, 0)).toEqual([])
  expect(done({ ...bare, contacts: [{ ...mail, isVerified: false }] }, 0)).toEqual([])
  const kept = { ...bare, contacts: [{ ...mail, isVerified: true }], loginVerification: 'totp' as const }
  expect(done(kept, 0)).toEqual(['contact', 'secondStep'])
})

test('P01 the next thing to do is the first that is not done', () => {
  expect(nextStep(safetySteps(bare, 1))).toBe('contact')
  const kept = { ...bare, contacts: [{ ...mail, isVerified: true }] }
  expect(nextStep(safetySteps(kept, 1))).toBe('secondStep')
  const almost: SecurityOverview = { ...kept, loginVerification: 'sms' }
  expect(nextStep(safetySteps(almost, 1))).toBe('paymentPassword')
  expect(nextStep(safetySteps({ ...almost, paymentPassword: { isSet: true, codesTo: [] } }, 1))).toBeUndefined()
})

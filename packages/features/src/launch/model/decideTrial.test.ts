import { expect, test } from 'vitest'
import { decideTrial as decide } from './decideTrial.ts'

const decideTrial = (visitor: Omit<Parameters<typeof decide>[0], 'playMoneyOnly'>) =>
  decide({ ...visitor, playMoneyOnly: false })

test('L19 ruling 31 a guest confirms the age once and then plays', () => {
  expect(decideTrial({ role: 'guest', freePlayOn: true, ageConfirmed: false })).toBe('ageGate')
  expect(decideTrial({ role: 'guest', freePlayOn: true, ageConfirmed: true })).toBe('trial')
})

test.each(['member', 'agent', 'trial'] as const)('L19 a signed-in %s tries without the age gate', (role) => {
  expect(decideTrial({ role, freePlayOn: true, ageConfirmed: false })).toBe('trial')
})

test('L19 with the free-play module off a guest logs in and others are sent to real play', () => {
  expect(decideTrial({ role: 'guest', freePlayOn: false, ageConfirmed: true })).toBe('login')
  expect(decideTrial({ role: 'member', freePlayOn: false, ageConfirmed: false })).toBe('realPlay')
})

test('FP15 with the free-play module off a game for play money only is not offered', () => {
  const visitor = { freePlayOn: false, ageConfirmed: true, playMoneyOnly: true }
  expect(decide({ ...visitor, role: 'member' })).toBe('notOffered')
  expect(decide({ ...visitor, role: 'guest' })).toBe('notOffered')
})

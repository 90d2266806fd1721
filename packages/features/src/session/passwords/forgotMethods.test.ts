import { expect, test } from 'vitest'
import { forgotMethods } from './forgotMethods.ts'

const methodsWith = (...on: readonly string[]) => forgotMethods({ moduleOn: (module) => on.includes(module) })

test('X09 A16 a forgotten password is set anew by mail where its module is on', () => {
  expect(methodsWith('emailPasswordReset')).toEqual(['email'])
})

test('X10 A17 a forgotten password is set anew by phone where its module is on', () => {
  expect(methodsWith('phonePasswordReset')).toEqual(['mobileNum'])
})

test('X09 X10 with both modules there is a choice, with neither there is no such dialog', () => {
  expect(methodsWith('phonePasswordReset', 'emailPasswordReset')).toEqual(['email', 'mobileNum'])
  expect(methodsWith()).toEqual([])
})

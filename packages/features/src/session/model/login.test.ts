import { expect, test } from 'vitest'
import { emptyLoginFields, loginBody } from './login.ts'

test('V01 user name and password are required, the captcha only when it is shown', () => {
  expect(emptyLoginFields({}, false)).toEqual(['username', 'password'])
  expect(emptyLoginFields({ username: 'ada', password: 'x' }, true)).toEqual(['captcha'])
  expect(emptyLoginFields({ username: 'ada', password: 'x', captcha: 'k3' }, true)).toEqual([])
})

test('V01 spaces alone do not fill a field', () => {
  expect(emptyLoginFields({ username: '  ', password: '\t' }, false)).toEqual(['username', 'password'])
})

test('V01 inputs are trimmed', () => {
  expect(loginBody({ username: ' ada ', password: ' secret ' })).toEqual({
    type: 'username',
    username: 'ada',
    password: 'secret',
  })
})

test('A12 remember is sent only when it is chosen', () => {
  expect(loginBody({ username: 'ada', password: 'x', remember: false })).not.toHaveProperty('remember')
  expect(loginBody({ username: 'ada', password: 'x', remember: true })).toHaveProperty('remember', true)
})

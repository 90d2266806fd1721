import { expect, test } from 'vitest'
import { needsLogin, safeReturnPath } from './loginGate.ts'

test('R28 with the setting on only login, registration, member help and download are open', () => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download'])
    expect(needsLogin(path, true)).toBe(false)
  for (const path of ['/', '/rng', '/help', '/down']) expect(needsLogin(path, true)).toBe(true)
  expect(needsLogin('/rng', false)).toBe(false)
})

test.each([
  ['/rng?page=2', '/rng?page=2'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('R28 after logging in %s leads to %s', (text, path) => {
  expect(safeReturnPath(text)).toBe(path)
})

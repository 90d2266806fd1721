import { expect, test } from 'vitest'
import { needsLogin } from './loginGate.ts'

test('R28 with the setting on only login, registration, member help and download are open', () => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download'])
    expect(needsLogin(path, true)).toBe(false)
  for (const path of ['/', '/rng', '/help', '/down']) expect(needsLogin(path, true)).toBe(true)
  expect(needsLogin('/rng', false)).toBe(false)
})

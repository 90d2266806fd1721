import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

test('R28 goes on to a path of this site', () => {
  expect(returnPath('/rng?page=2')).toBe('/rng?page=2')
  expect(returnPath('/')).toBe('/')
})

test.each([
  null,
  '',
  'rng',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  `/${'a'.repeat(600)}`,
])('R28 does not go on to %j', (text) => {
  expect(returnPath(text)).toBeUndefined()
})

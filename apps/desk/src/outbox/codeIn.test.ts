import { expect, test } from 'vitest'
import { codeIn } from './codeIn.ts'

test('the code of a message is found, and no number or year is taken for one', () => {
  expect(codeIn('482913 is your code to log in to Velvet Comet.\n\n@localhost #482913')).toBe('482913')
  expect(codeIn('Velvet Comet için giriş kodunuz: 004217. 10 dakika geçerlidir.')).toBe('004217')
  expect(codeIn('Your number is now +905321234567, since 2026.')).toBeUndefined()
})

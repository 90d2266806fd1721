import { expect, test } from 'vitest'
import { parseRememberedName, writeRememberedName } from './rememberedName.ts'

const now = 1_800_000_000_000
const day = 86_400_000

test('A12 a user name is remembered for one day', () => {
  const text = writeRememberedName('ada', now)
  expect(parseRememberedName(text, now + day - 1)).toBe('ada')
  expect(parseRememberedName(text, now + day)).toBeUndefined()
})

test.each([null, '', 'null', '1', '[]', '{', '{"name":1,"until":1}', '{"name":"ada"}', 'x'.repeat(500)])(
  'A12 the stored text %j remembers nobody',
  (text) => {
    expect(parseRememberedName(text, now)).toBeUndefined()
  },
)

test('A12 a stored day that is too long does not count', () => {
  expect(parseRememberedName(JSON.stringify({ name: 'ada', until: now + 2 * day }), now)).toBeUndefined()
})

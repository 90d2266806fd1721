import { expect, test } from 'vitest'
import { expectHashRoom, verifyPassword } from './password.ts'

test('A01 where many hashes wait one more is refused before anything is counted, until they are made', async () => {
  const waiting = Array.from({ length: 70 }, () => verifyPassword(undefined, 'a guess'))
  // The first of them made the hash that stands for an account that is not there.
  await expect.poll(() => refusalOf(expectHashRoom), { timeout: 10_000, interval: 1 }).toBe('unavailable')
  expect(await Promise.all(waiting)).not.toContain(true)
  expect(refusalOf(expectHashRoom)).toBeUndefined()
})

function refusalOf(act: () => void): unknown {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

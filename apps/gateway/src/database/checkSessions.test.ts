import { expect, test } from 'vitest'
import { hasOwnSession } from './checkSessions.ts'

/** A connection at a pooler that lends whichever session was given back last, for a transaction or for good. */
function connect(free: number[], isLentForGood: boolean) {
  let held: number | undefined
  return async (text: string) => {
    const session = held ?? free.pop() ?? 0
    held = text === 'begin' || isLentForGood || (held !== undefined && text !== 'rollback') ? session : undefined
    if (held === undefined) free.push(session)
    return { rows: [{ session }] }
  }
}

test.each([
  ['its own session', true],
  ['a session for each transaction', false],
])('GW11 FO08 a connection that a pooler gives %s is known by it', async (_what, isLentForGood) => {
  const free = [1, 2, 3]
  expect(await hasOwnSession(connect(free, isLentForGood), connect(free, isLentForGood))).toBe(isLentForGood)
})

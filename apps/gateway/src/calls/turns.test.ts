import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.push(() => resolve(name))
      }),
    endAll: async () => {
      for (let round = 0; round < 50; round++) {
        for (const end of ends.splice(0)) end()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('P26 whoever sends many pictures waits behind everybody who sends one', async () => {
  const takeTurn = createTurns({ most: 10, mostOfOne: 3 })
  const { begun, work, endAll } = works()
  const all = [
    takeTurn('a', work('a1')),
    takeTurn('a', work('a2')),
    takeTurn('a', work('a3')),
    takeTurn('b', work('b1')),
  ]
  await endAll()
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('P26 no more wait than may, of one and of all, and a work that fails holds up nobody', async () => {
  const takeTurn = createTurns({ most: 4, mostOfOne: 2 })
  const { begun, work, endAll } = works()
  const failed = takeTurn('x', () => Promise.reject(new Error('broken')))
  const taken = [takeTurn('a', work('a1')), takeTurn('a', work('a2')), takeTurn('b', work('b1'))]
  await expect(takeTurn('a', work('a3'))).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
  await expect(failed).rejects.toThrow('broken')
  await endAll()
  await Promise.all(taken)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  const more = takeTurn('a', work('a4'))
  await endAll()
  expect(await more).toBe('a4')
})

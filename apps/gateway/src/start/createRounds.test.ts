import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds } from './createRounds.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Rounds of one work that ends when told, and what was logged. */
function begin() {
  const log = { error: vi.fn() }
  const rounds = createRounds(log, 3000)
  const begun: PromiseWithResolvers<void>[] = []
  rounds.every(5000, 'the work could not be done', () => {
    const work = Promise.withResolvers<void>()
    begun.push(work)
    return work.promise
  })
  return { log, rounds, begun }
}

test('GW11 a gateway that stops waits for the round under way before it closes the database, and begins no other', async () => {
  const { log, rounds, begun } = begin()
  await vi.advanceTimersByTimeAsync(5000)
  const done: string[] = []
  const end = rounds.end().then(() => done.push('ended'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).toEqual([])
  begun[0]?.resolve()
  await end
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun.length).toBe(1)
  expect(log.error).not.toHaveBeenCalled()
})

test('GW11 a round that asks somebody who is silent holds no stop for long, and its end is no news any more', async () => {
  const { log, rounds, begun } = begin()
  await vi.advanceTimersByTimeAsync(5000)
  const end = rounds.end()
  await vi.advanceTimersByTimeAsync(3000)
  await end
  begun[0]?.reject(new Error('the database is closed'))
  rounds.report('one could not be asked about')(new Error('the database is closed'), 'D1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun.length).toBe(1)
  expect(log.error).not.toHaveBeenCalled()
})

test('GW11 a round that fails is logged and the next begins in its time, one at a time', async () => {
  const { log, rounds, begun } = begin()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(begun.length).toBe(1)
  begun[0]?.reject(new Error('no'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun.length).toBe(2)
  const reason = new Error('not one')
  rounds.report('one could not be asked about')(reason, 'D1')
  expect(log.error.mock.calls.map(([fields, what]) => [fields.reference, what])).toEqual([
    [undefined, 'the work could not be done'],
    ['D1', 'one could not be asked about'],
  ])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusedCall, UnansweredCall } from './gameApi.ts'
import { untilAnswered } from './untilAnswered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value))

test('QP17 Z23 a call whose answer is slow to come is told of before it is given up', async () => {
  const told = vi.fn()
  const answer = untilAnswered(() => after(9_000, 'won'), told)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(told.mock.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told.mock.calls).toEqual([[true]])
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(answer).resolves.toBe('won')
  expect(told.mock.calls).toEqual([[true], [false]])
})

test('QP17 a call that is answered in time is told nothing of', async () => {
  const told = vi.fn()
  const answer = untilAnswered(() => after(1_000, 'won'), told)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(answer).resolves.toBe('won')
  expect(told).not.toHaveBeenCalled()
})

test('GW07 a call without an answer is repeated and told of until it is refused', async () => {
  const told = vi.fn()
  const outcomes = [new UnansweredCall('/api/rounds/lines'), new RefusedCall('insufficient_funds')]
  const answer = untilAnswered(async () => {
    throw outcomes.shift()
  }, told)
  const refused = expect(answer).rejects.toMatchObject({ code: 'insufficient_funds' })
  await vi.advanceTimersByTimeAsync(2_000)
  await refused
  expect(told.mock.calls).toEqual([[true], [false]])
})

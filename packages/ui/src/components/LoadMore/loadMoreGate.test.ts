import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadMoreGate } from './loadMoreGate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('L25 C10 many presses load once, 300 ms after the last', () => {
  const load = vi.fn()
  const gate = createLoadMoreGate(load)
  gate.press()
  vi.advanceTimersByTime(200)
  gate.press()
  vi.advanceTimersByTime(299)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

test('L25 C10 nothing is loaded in the 500 ms after a load', () => {
  const load = vi.fn()
  const gate = createLoadMoreGate(load)
  gate.press()
  vi.advanceTimersByTime(300)
  gate.press()
  vi.advanceTimersByTime(300)
  expect(load).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(200)
  gate.press()
  vi.advanceTimersByTime(300)
  expect(load).toHaveBeenCalledTimes(2)
})

test('L25 a press that waits is forgotten when the list goes away', () => {
  const load = vi.fn()
  const gate = createLoadMoreGate(load)
  gate.press()
  gate.stop()
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
})

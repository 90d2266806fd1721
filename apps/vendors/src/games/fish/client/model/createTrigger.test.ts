import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTrigger } from './createTrigger.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (fire: () => boolean) => createTrigger(fire, () => Date.now())

test('QR20 a press fires once; held, it fires twice a second and no faster, until it is let go', () => {
  const fire = vi.fn(() => true)
  const trigger = open(fire)
  trigger.press()
  expect(fire).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2499)
  expect(fire).toHaveBeenCalledTimes(5)
  trigger.release()
  vi.advanceTimersByTime(10_000)
  expect(fire).toHaveBeenCalledTimes(5)
})

test('QR20 presses that follow too soon fire at the pace if held, else not at all', () => {
  const fire = vi.fn(() => true)
  const trigger = open(fire)
  for (let n = 0; n < 20; n++) {
    trigger.press()
    trigger.release()
  }
  expect(fire).toHaveBeenCalledTimes(1)
  trigger.press()
  vi.advanceTimersByTime(500)
  expect(fire).toHaveBeenCalledTimes(2)
})

test('QR20 a shot that is not fired, as its fish is gone, ends the holding', () => {
  const answers = [true, true, false]
  const fire = vi.fn(() => answers.shift() ?? true)
  const trigger = open(fire)
  trigger.press()
  vi.advanceTimersByTime(10_000)
  expect(fire).toHaveBeenCalledTimes(3)
})

test('a key that repeats, or a second finger, is the same press', () => {
  const fire = vi.fn(() => true)
  const trigger = open(fire)
  trigger.press()
  trigger.press()
  vi.advanceTimersByTime(999)
  expect(fire).toHaveBeenCalledTimes(2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSound } from './sound.ts'

const kept = new Map<string, string>()
const opened = vi.fn()
const page = { hasBeenActive: false }

class Silent {
  currentTime = 0
  destination = {}
  constructor() {
    opened()
  }
  createGain = () => ({
    gain: {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    },
    connect: vi.fn(),
  })
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
  })
}

beforeEach(() => {
  kept.clear()
  opened.mockClear()
  page.hasBeenActive = false
  vi.stubGlobal('navigator', { userActivation: page })
  vi.stubGlobal('AudioContext', Silent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('QR20 sound is off until it is switched on, and then stays as it was left over reloads and games', () => {
  const first = createSound()
  expect(first.isOn()).toBe(false)
  first.play('start')
  expect(opened).not.toHaveBeenCalled()
  first.setOn(true)
  expect(createSound().isOn()).toBe(true)
  first.setOn(false)
  expect(createSound().isOn()).toBe(false)
})

test('QR20 a game that is opened with sound on makes none before its first press', () => {
  createSound().setOn(true)
  opened.mockClear()
  const again = createSound()
  again.play('win')
  expect(opened).not.toHaveBeenCalled()
  page.hasBeenActive = true
  again.play('win')
  expect(opened).toHaveBeenCalledTimes(1)
})

test('QR20 where storage is closed the switch works for the page alone', () => {
  vi.stubGlobal('localStorage', undefined)
  const sound = createSound()
  sound.setOn(true)
  expect(sound.isOn()).toBe(true)
  expect(createSound().isOn()).toBe(false)
})

test('QR20 QP10 sound that is switched in a game beside this one is switched here too', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const sound = createSound()
  const told = vi.fn()
  const stop = sound.subscribe(told)
  const switched = (newValue: string, key = 'game-sound') =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  switched('on', 'another')
  expect([sound.isOn(), told.mock.calls.length]).toEqual([false, 0])
  switched('on')
  expect([sound.isOn(), told.mock.calls.length]).toEqual([true, 1])
  stop()
  switched('off')
  expect([sound.isOn(), told.mock.calls.length]).toEqual([false, 1])
})

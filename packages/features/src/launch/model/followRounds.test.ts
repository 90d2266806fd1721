import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRounds } from './followRounds.ts'

const origin = 'https://games.example'
const round = 'foyer:round-ended'
const postMessage = vi.fn()
const game = { postMessage } as unknown as Window
const beside = {} as Window

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = Object.assign(new EventTarget(), { document, frames: [game, beside] })
  const refresh = vi.fn()
  const stop = followRounds({ page: page as unknown as Window, game: () => game, origin, refresh })
  const say = (data: unknown, from: string = origin, source: unknown = game): void =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  return { page, refresh, stop, say }
}

test('H17 the balance is asked for once after rounds that end together, and again after the next', () => {
  const { refresh, say } = follow()
  for (let times = 0; times < 50; times += 1) say(round)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(refresh).toHaveBeenCalledTimes(1)
  say(round)
  vi.advanceTimersByTime(400)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test.each([
  ['of another origin', [round, 'https://elsewhere.example', game]],
  ['of an opaque origin', [round, 'null', game]],
  ['of another frame of the same origin', [round, origin, {}]],
  ['of another kind', [{ type: round }, origin, game]],
] as const)('H17 a message %s counts for nothing', (_name, [data, from, source]) => {
  const { refresh, say } = follow()
  say(data, from, source)
  vi.advanceTimersByTime(1000)
  expect(refresh).not.toHaveBeenCalled()
})

test('QP10 H17 rounds that end in the game beside are told to the game, once for those that end together', () => {
  const { say } = follow()
  postMessage.mockClear()
  for (let times = 0; times < 9; times += 1) say(round, origin, beside)
  say(round, origin, {})
  say(round, origin, game)
  vi.advanceTimersByTime(1000)
  expect(postMessage.mock.calls).toEqual([['foyer:money-moved', origin]])
})

test('H17 a game that says nothing is looked after every 15 s, while the page is seen', () => {
  const { page, refresh } = follow()
  vi.advanceTimersByTime(30_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.document.visibilityState = 'hidden'
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('H17 a game that has told of a round is not looked after any more, so that no win shows before it was seen', () => {
  const { refresh, say } = follow()
  vi.advanceTimersByTime(14_000)
  say(round)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('H17 nothing is asked for once the game is closed', () => {
  const { refresh, stop, say } = follow()
  say(round)
  stop()
  say(round)
  vi.advanceTimersByTime(60_000)
  expect(refresh).not.toHaveBeenCalled()
})

test('H17 the balance is asked for when the page is seen again, as another tab may have played', () => {
  const { page, refresh, stop } = follow()
  const turn = (state: string): void => {
    page.document.visibilityState = state
    page.document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  expect(refresh).not.toHaveBeenCalled()
  turn('visible')
  expect(refresh).toHaveBeenCalledTimes(1)
  stop()
  turn('visible')
  expect(refresh).toHaveBeenCalledTimes(1)
})

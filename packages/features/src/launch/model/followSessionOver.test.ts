import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSessionOver } from './followSessionOver.ts'

const origin = 'https://games.example'
const game = {} as Window

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow(ask: () => Promise<void>) {
  const page = new EventTarget()
  const stop = followSessionOver({ page: page as unknown as Window, game: () => game, origin, ask })
  const say = (): void =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data: 'foyer:session-over', origin, source: game }))
  return { stop, say }
}

test('Z21 a game that says over and over that its session has ended has the site asked once for all of it', async () => {
  const ask = vi.fn(async () => undefined)
  const { stop, say } = follow(ask)
  for (let times = 0; times < 500; times += 1) say()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(1)
  say()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(2)
  say()
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('Z21 a site that does not answer leaves the game as it is, and is asked again when the game says so again', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('The server could not be reached')))
  const { say } = follow(ask)
  say()
  await vi.advanceTimersByTimeAsync(1000)
  say()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

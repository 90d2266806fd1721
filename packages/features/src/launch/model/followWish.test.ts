import { depositWanted, gameLeft } from '@foyer/contract/frame'
import { expect, test, vi } from 'vitest'
import { followWish } from './followWish.ts'

const origin = 'https://games.example'
const game = {} as Window

test('I48 H18 what the player of a game wants of the page is heard from its own frame alone', () => {
  const page = new EventTarget()
  const onWish = vi.fn()
  const stop = followWish({ page: page as unknown as Window, game: () => game, origin, wish: gameLeft, onWish })
  const say = (data: unknown, from: string, source: unknown): void =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  say(gameLeft, 'https://elsewhere.example', game)
  say(gameLeft, 'null', game)
  say(gameLeft, origin, {})
  say(depositWanted, origin, game)
  say({ [gameLeft]: 'https://evil.example' }, origin, game)
  expect(onWish).not.toHaveBeenCalled()
  say(gameLeft, origin, game)
  expect(onWish).toHaveBeenCalledExactlyOnceWith()
  stop()
  say(gameLeft, origin, game)
  expect(onWish).toHaveBeenCalledOnce()
})

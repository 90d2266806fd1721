import { gameLeft } from '@foyer/contract/frame'
import { expect, test, vi } from 'vitest'
import { followLeave } from './followLeave.ts'

const origin = 'https://games.example'
const game = {} as Window

test('I48 the way back in a lottery is heard from its own frame alone', () => {
  const page = new EventTarget()
  const onLeave = vi.fn()
  const stop = followLeave({ page: page as unknown as Window, game: () => game, origin, onLeave })
  const say = (data: unknown, from: string, source: unknown): void =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  say(gameLeft, 'https://elsewhere.example', game)
  say(gameLeft, 'null', game)
  say(gameLeft, origin, {})
  say({ [gameLeft]: 'https://evil.example' }, origin, game)
  expect(onLeave).not.toHaveBeenCalled()
  say(gameLeft, origin, game)
  expect(onLeave).toHaveBeenCalledExactlyOnceWith()
  stop()
  say(gameLeft, origin, game)
  expect(onLeave).toHaveBeenCalledOnce()
})

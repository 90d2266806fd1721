import type { RunningHand } from '@foyer/contract/frame'
import { expect, test, vi } from 'vitest'
import { followHand } from './followHand.ts'
import { guardBack } from './guardBack.ts'

const origin = 'https://games.example'
const game = {} as Window

test('R25 a game says that a hand goes on without its player, and that it is over; nobody else does', () => {
  const page = new EventTarget()
  const seen: (RunningHand | undefined)[] = []
  // Of the window only its events are used.
  const stop = followHand({ page: page as Window, game: () => game, origin, onHand: (hand) => void seen.push(hand) })
  const say = (data: unknown, from: string = origin, source: unknown = game): void =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  say('foyer:hand-stands', 'https://elsewhere.example')
  say('foyer:hand-stands', origin, {})
  say({ type: 'foyer:hand-stands' })
  say('foyer:hand-stands')
  say('foyer:hand-played')
  say('foyer:hand-over')
  stop()
  say('foyer:hand-stands')
  expect(seen).toEqual(['stands', 'played', undefined])
})

function guarded(answers: readonly boolean[], key = 'before') {
  const left = [...answers]
  const navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn(), currentEntry: { key: 'game' } })
  const history = { back: vi.fn() }
  const location = { href: 'https://portal.example/game?game=a' }
  const page = Object.assign(new EventTarget(), { navigation, history, location })
  const ask = vi.fn(() => Promise.resolve(left.shift() ?? false))
  // Of the window only what is here is used.
  const stop = guardBack(page as unknown as Parameters<typeof guardBack>[0], ask)
  const go = (navigationType: string, cancelable = true, url = 'https://portal.example/pvp'): boolean => {
    const event = Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: { key, url } })
    return navigation.dispatchEvent(event)
  }
  const close = (): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return { navigation, history, location, ask, stop, go, close }
}

test('R25 Back out of a running hand waits for the answer, and goes where it was going', async () => {
  const { navigation, ask, go, close } = guarded([false, true])
  expect([go('traverse'), go('traverse')]).toEqual([false, false])
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => {
    expect(go('traverse')).toBe(false)
    expect(ask).toHaveBeenCalledTimes(2)
  })
  await vi.waitFor(() => expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('before'))
  // From here on nothing is asked, also not by the browser.
  expect([go('traverse'), close()]).toEqual([true, true])
})

test('R25 what the browser does not let a page hold up, and steps of the page itself, pass; closing is asked about', () => {
  const { ask, go, close, stop } = guarded([])
  expect([go('traverse', false), go('push'), go('replace')]).toEqual([true, true, true])
  expect(ask).not.toHaveBeenCalled()
  expect(close()).toBe(false)
  stop()
  expect([go('traverse'), close()]).toEqual([true, true])
})

test('R25 a dialog over the game that closes, as the question itself does, is no way out', () => {
  const { location, ask, go } = guarded([])
  expect(go('traverse', true, location.href)).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

test('R25 out of a hand one goes once the question has taken its own entry of the history away', async () => {
  const { navigation, ask, go } = guarded([true])
  ask.mockImplementationOnce(() => {
    navigation.currentEntry = { key: 'question' }
    return Promise.resolve(true)
  })
  go('traverse')
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigation.traverseTo).not.toHaveBeenCalled()
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('before')
})

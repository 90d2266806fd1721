import { afterEach, expect, test, vi } from 'vitest'
import { english } from '../testing/fixtures.ts'
import { createNavigation } from './navigation.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page at `/` with something lying over it, and what its router and its history are told. */
function covered() {
  const router = vi.fn()
  const back = vi.fn()
  vi.stubGlobal('location', new URL('https://play.example/'))
  vi.stubGlobal('history', { state: { idx: 1, isOver: true }, pushState: vi.fn(), go: back })
  vi.stubGlobal('requestAnimationFrame', (done: (time: number) => void) => queueMicrotask(() => done(0)))
  vi.stubGlobal('addEventListener', (_name: string, heard: () => void) => queueMicrotask(heard))
  const navigation = createNavigation(english)
  navigation.connect(router, async () => undefined)
  return { navigation, router, back }
}

test('FP02 a link to the page that is shown takes away what lies over it', async () => {
  const { navigation, router, back } = covered()
  navigation.go('/')
  await navigation.settled()
  expect(back).toHaveBeenCalledWith(-1)
  expect(router).not.toHaveBeenCalled()
})

test('RG01 a redirect to the page that is shown leaves what lies over it, such as a welcome', async () => {
  const { navigation, router, back } = covered()
  navigation.go('/', { replace: true })
  await navigation.settled()
  expect(back).not.toHaveBeenCalled()
  expect(router).not.toHaveBeenCalled()
})

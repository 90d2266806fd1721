import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from './startWorker.ts'

afterEach(() => vi.unstubAllGlobals())

test('QP17 pages that links have led to are kept as well as the one that was loaded', async () => {
  const postMessage = vi.fn()
  const place = { origin: 'https://play.example', pathname: '/' }
  const navigation = new EventTarget()
  vi.stubGlobal('location', place)
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => {},
      ready: Promise.resolve({ active: { postMessage } }),
      controller: { postMessage },
    },
  })
  await startWorker()
  place.pathname = '/rng'
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(postMessage.mock.calls.map(([addresses]) => addresses)).toEqual([
    ['https://play.example/'],
    ['https://play.example/rng'],
  ])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain } from './loadAgain.ts'

const page = (entry: string) => `<script type="module" src="${entry}" async></script>`
const kept = new Map<string, string>()
const reload = vi.fn()
const fetched = vi.fn()
let isPlaying = false

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  isPlaying = false
  vi.stubGlobal('document', {
    querySelector: (what: string) =>
      what === 'iframe' ? (isPlaying ? {} : null) : { getAttribute: () => '/assets/boot-1.js' },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

test('QP16 a page whose site was deployed since is loaded again, once for each deployment', async () => {
  fetched.mockImplementation(async () => new Response(page('/assets/boot-2.js')))
  const before = vi.fn()
  expect(await loadAgain(false, before)).toBe(true)
  expect(await loadAgain(false, before)).toBe(false)
  expect([before, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  fetched.mockImplementation(async () => new Response(page('/assets/boot-3.js')))
  expect(await loadAgain(false)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['the site is the same', async () => new Response(page('/assets/boot-1.js'))],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is in trouble', async () => new Response(page('/assets/boot-2.js'), { status: 502 })],
  ['something else answers', async () => new Response('Sign in to this Wi-Fi')],
])('QP16 a page stays while %s', async (_name, answer) => {
  fetched.mockImplementation(answer)
  expect(await loadAgain(false)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('QP16 a page stays where nothing can be remembered, and where what was typed cannot be kept', async () => {
  fetched.mockImplementation(async () => new Response(page('/assets/boot-2.js')))
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await loadAgain(false, full)).toBe(false)
  vi.stubGlobal('sessionStorage', { getItem: full })
  expect(await loadAgain(false)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('QP16 QP17 a page of the same site that has lost a part is loaded again, at most once a minute', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 12, 0, 59) })
  fetched.mockImplementation(async () => new Response(page('/assets/boot-1.js')))
  expect(await loadAgain(true)).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(await loadAgain(true)).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(await loadAgain(true)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('QP16 QP17 a page with a game in it is not loaded again', async () => {
  isPlaying = true
  fetched.mockImplementation(async () => new Response(page('/assets/boot-2.js')))
  expect([await loadAgain(false), await loadAgain(true)]).toEqual([false, false])
  expect(reload).not.toHaveBeenCalled()
})

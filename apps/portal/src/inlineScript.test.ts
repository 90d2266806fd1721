import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScript } from './inlineScript.ts'

interface Page {
  readonly stored?: Record<string, string>
  readonly path?: string
  readonly search?: string
  readonly language?: string
  readonly themeDefault?: string
  readonly prefersLight?: boolean
  readonly cookie?: string
}

function run(page: Page) {
  const { stored = {}, path = '/rng', search = '', language = 'EN', themeDefault = 'dark', prefersLight = false } = page
  const dataset: Record<string, string> = { theme: 'dark', themeDefault, language, languages: 'EN=|TY=/tr' }
  let target: string | undefined
  runInNewContext(inlineScript, {
    addEventListener: () => undefined,
    document: { documentElement: { dataset }, cookie: page.cookie ?? '' },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: prefersLight }),
    location: {
      pathname: path,
      search,
      hash: '',
      replace: (to: string) => {
        target = to
      },
    },
  })
  return { dataset, target }
}

test('H02 the chosen theme holds before paint, a broken one does not', () => {
  expect(run({ stored: { theme: 'light' } }).dataset.theme).toBe('light')
  expect(run({ stored: { theme: 'neon' } }).dataset.theme).toBe('dark')
  expect(run({ themeDefault: 'system', prefersLight: true }).dataset.theme).toBe('light')
})

test.each<[Page, string | undefined]>([
  [{ stored: { lang: 'TY' } }, '/tr/rng'],
  [{ stored: { lang: 'TY' }, path: '/', search: '?a=1' }, '/tr?a=1'],
  [{ stored: { lang: 'EN' }, path: '/tr/rng', language: 'TY' }, '/rng'],
  [{ stored: { lang: 'EN' }, path: '/tr', language: 'TY' }, '/'],
  [{ stored: { lang: 'TY' }, path: '/tr/rng', language: 'TY' }, undefined],
  [{ stored: { lang: 'KR' } }, undefined],
  [{ stored: { lang: 'constructor' } }, undefined],
  [{}, undefined],
])('H04 the stored language leads to its page before paint: %j to %s', (page, target) => {
  expect(run(page).target).toBe(target)
})

test('A05 a page whose visitor may be signed in is marked, so that nothing of a guest flashes', () => {
  expect(run({ cookie: 'x=1; foyer-signed-in=1' }).dataset.session).toBe('marked')
  expect(run({ cookie: 'x=1' }).dataset.session).toBeUndefined()
})

/** What is remembered of keys that are pressed on the page itself before it answers to input. */
function pressed(...keys: readonly string[]): unknown {
  const window: Record<string, unknown> = {}
  const body = {}
  const listeners = new Map<string, (event: object) => void>()
  runInNewContext(inlineScript, {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    document: { documentElement: { dataset: {} }, cookie: '', body },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    window,
  })
  for (const key of keys) listeners.get('keydown')?.({ key, target: body })
  return window.foyerKeys
}

test.each([
  [['/', 'k', 'o', 'i'], '/koi'],
  [['/', 'k', 'p', 'Backspace', 'o', 'Shift', 'i'], '/koi'],
  [['/', 'k', 'Backspace', 'Backspace', 'o'], ''],
  [['/', 'k', 'Escape', 'o'], ''],
  [['k', 'o'], undefined],
])('N09 of %j what a search begins with is %j', (keys, kept) => {
  expect(pressed(...keys)).toBe(kept)
})

test('UK18 the inline script stays under 1 kB', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(1000)
})

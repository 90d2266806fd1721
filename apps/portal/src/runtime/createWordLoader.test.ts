import { afterEach, expect, test, vi } from 'vitest'
import { english } from '../testing/fixtures.ts'
import { createWordLoader } from './createWordLoader.ts'
import { createWords } from './createWords.ts'
import { withWords } from './withWords.ts'

const files: Readonly<Record<string, unknown>> = {
  '/words-lobby.json': { lobby: { search: 'Search' }, 'ui.Pagination': { next: 'Next' } },
  '/words-rates.json': { rates: { odds: '{{odds, number(minimumFractionDigits: 2)}}' } },
}
let isOnline = true
const fetched = vi.fn(async (url: string) => (isOnline ? Response.json(files[url]) : new Response('', { status: 503 })))
vi.stubGlobal('fetch', fetched)
afterEach(() => {
  isOnline = true
  fetched.mockClear()
})

const addresses = { lobby: '/words-lobby.json', rates: '/words-rates.json', home: '/words-home.json' }
const start = () => {
  const words = createWords(english, { lobby: { title: 'Slots' } })
  return { words, load: createWordLoader(words, addresses, ['home']) }
}

test('CF11 a feature’s words are fetched once, and lie beside those the page brought', async () => {
  const { words, load } = start()
  await Promise.all([load('lobby'), load('lobby')])
  await load('lobby')
  expect(fetched).toHaveBeenCalledOnce()
  expect([words.text('lobby', 'title'), words.text('lobby', 'search')]).toEqual(['Slots', 'Search'])
  expect(words.labels('Pagination')).toMatchObject({ next: 'Next' })
})

test('CF11 labels that were asked for too early are there once their words are', async () => {
  const { words, load } = start()
  expect(words.labels('Pagination')).not.toHaveProperty('next')
  await load('lobby')
  expect(words.labels('Pagination')).toBe(words.labels('Pagination'))
  expect(words.labels('Pagination')).toMatchObject({ next: 'Next' })
})

test('CF11 nothing is fetched for words that the page brought, or for a feature without any', async () => {
  const { load } = start()
  await Promise.all([load('home'), load('favourites')])
  expect(fetched).not.toHaveBeenCalled()
})

test('CF11 words that could not be fetched are asked for again', async () => {
  const { words, load } = start()
  isOnline = false
  await expect(load('lobby')).rejects.toThrow('503')
  isOnline = true
  await load('lobby')
  expect(words.text('lobby', 'search')).toBe('Search')
})

test('CF11 words that need all of the syntax bring what reads them', async () => {
  const { words, load } = start()
  await load('rates')
  expect(words.text('rates', 'odds', { odds: 1.5 })).toBe('1.50')
})

test('CF11 a part of a feature waits for its words, and fails with them', async () => {
  let arrive = (): void => undefined
  const words = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const run = vi.fn()
  const page = async () => ({ default: () => null })
  const feature = withWords(
    {
      id: 'lobby',
      messages: {},
      routes: [{ id: 'rng', paths: ['/rng'], access: 'public', layout: 'default', title: 'title', page }],
      actions: { openLogin: async () => ({ run }) },
    },
    () => words,
  )
  let isThere = false
  const loading = feature.routes?.[0]?.page().then(() => {
    isThere = true
  })
  await page()
  expect(isThere).toBe(false)
  arrive()
  await loading
  expect((await feature.actions?.openLogin?.())?.run).toBe(run)
  const failing = withWords({ id: 'a', messages: {}, ownPage: page }, () => Promise.reject(new Error('offline')))
  await expect(failing.ownPage?.()).rejects.toThrow('offline')
})

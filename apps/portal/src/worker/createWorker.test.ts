import { beforeEach, expect, test, vi } from 'vitest'
import { createWorker, type OfflineWorker } from './createWorker.ts'
import { createFakeCaches } from './fakeCaches.ts'
import type { WorkerSite } from './workerSite.ts'

const origin = 'https://play.example'
const titles = '/api/WPS/0/wps/relay/GCSGAME_gameTitles'
const site: WorkerSite = {
  version: 'one',
  offline: { '': '/offline.html', '/tr': '/tr/offline.html' },
  shell: ['/assets/theme.css'],
  pages: ['/', '/home', '/rng', '/help'],
  answers: [titles],
}

/** What the server answers to a path; `undefined` while it cannot be reached. */
let server: Record<string, string> | undefined
/** Ends the patience with the network. */
let endWait: () => void
let worker: OfflineWorker
let cached: ReturnType<typeof createFakeCaches>
const headersSent = new Headers()

/** As a browser makes it: of the same origin, which a test's response is not. */
const answerOf = (body: string, status = 200): Response => basic(new Response(body, { status, headers: headersSent }))
function basic(answer: Response): Response {
  const clone = answer.clone.bind(answer)
  return Object.defineProperties(answer, { type: { value: 'basic' }, clone: { value: () => basic(clone()) } })
}
const fetched = vi.fn(async (request: Request | string) => {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url)
  if (server === undefined) throw new TypeError('Failed to fetch')
  const body = server[pathname]
  return body === undefined ? answerOf('none', 404) : answerOf(body)
})

const make = (version = 'one') =>
  createWorker(
    { ...site, version },
    {
      caches: cached.caches,
      fetch: fetched,
      origin,
      wait: () =>
        new Promise((done) => {
          endWait = done
        }),
    },
  )

beforeEach(async () => {
  server = {
    '/': 'home',
    '/tr': 'ev',
    '/rng': 'slots',
    '/wallet': 'mine',
    '/offline.html': 'offline',
    '/tr/offline.html': 'çevrimdışı',
    '/assets/theme.css': 'css',
    '/assets/a-1.js': 'script',
    [titles]: 'titles',
  }
  headersSent.delete('cache-control')
  fetched.mockClear()
  cached = createFakeCaches(origin, fetched)
  worker = make()
  await worker.install()
})

/** Asks as a page that is opened, or as a part of one. */
async function ask(path: string, { mode = 'navigate', headers = {}, ...more }: RequestInit = {}) {
  const request = new Request(origin + path, { headers, ...more })
  Object.defineProperty(request, 'mode', { value: mode })
  const answering = worker.answer(request)
  if (answering === undefined) return undefined
  const answer = await answering.answer
  await answering.whole
  return answer.text()
}
const asPart = { mode: 'cors' } as const

test('QP17 a page that was opened is there without a connection, whatever its query was', async () => {
  expect(await ask('/rng?page=2')).toBe('slots')
  server = undefined
  expect(await ask('/rng')).toBe('slots')
  expect(await ask('/rng/?token=secret')).toBe('slots')
  expect(cached.addresses('foyer-pages')).toEqual(['/rng'])
})

test('QP17 without a connection a page that was never opened is the offline page in its language', async () => {
  server = undefined
  expect(await ask('/rng')).toBe('offline')
  expect(await ask('/tr/rng')).toBe('çevrimdışı')
  expect(await ask('/tr')).toBe('çevrimdışı')
  expect(await ask('/trust')).toBe('offline')
})

test('QP17 N09 nothing is kept that is not for everybody', async () => {
  expect(await ask('/wallet')).toBe('mine')
  expect(await ask('/api/WPS/1/wps/member/info', asPart)).toBeUndefined()
  expect(await ask('/media/receipt.png', asPart)).toBeUndefined()
  expect(await ask(titles, { ...asPart, headers: { Authorization: 'Bearer x' } })).toBeUndefined()
  expect(await ask('/rng', { method: 'POST' })).toBeUndefined()
  for (const name of ['foyer-pages', 'foyer-answers', 'foyer-assets']) expect(cached.addresses(name)).toEqual([])
  server = undefined
  expect(await ask('/wallet')).toBe('offline')
})

test('QP17 an answer that says it is for one person only is not kept', async () => {
  headersSent.set('cache-control', 'private')
  await ask('/rng')
  await ask(titles, asPart)
  expect([...cached.addresses('foyer-pages'), ...cached.addresses('foyer-answers')]).toEqual([])
})

test('QP17 what is not found, or is wrong, is handed on and not kept', async () => {
  expect(await ask('/help')).toBe('none')
  expect(await ask('/assets/gone.js', asPart)).toBe('none')
  expect([...cached.addresses('foyer-pages'), ...cached.addresses('foyer-assets')]).toEqual([])
})

test('QP17 where the network takes long the kept page is shown, and the new one is kept for the next time', async () => {
  await ask('/rng')
  let arrive = (_answer: Response): void => {}
  fetched.mockImplementationOnce(() => new Promise((done) => (arrive = done)))
  const request = new Request(`${origin}/rng`)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  const answering = worker.answer(request)
  await Promise.resolve()
  endWait()
  expect(await (await answering?.answer)?.text()).toBe('slots')
  arrive(answerOf('newer slots'))
  await answering?.whole
  server = undefined
  expect(await ask('/rng')).toBe('newer slots')
})

test('QP17 what the browser has asked for already is not asked again', async () => {
  fetched.mockClear()
  const request = new Request(`${origin}/rng`)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  const answering = worker.answer(request, Promise.resolve(answerOf('preloaded')))
  expect(await (await answering?.answer)?.text()).toBe('preloaded')
  expect(fetched).not.toHaveBeenCalled()
})

test('QP17 an asset is fetched once, and so many are kept at most', async () => {
  await ask('/assets/a-1.js', asPart)
  fetched.mockClear()
  expect(await ask('/assets/a-1.js', asPart)).toBe('script')
  expect(await ask('/assets/theme.css', asPart)).toBe('css')
  expect(fetched).not.toHaveBeenCalled()
  server = Object.fromEntries(Array.from({ length: 305 }, (_, place) => [`/assets/b-${place}.js`, 'b']))
  for (const path of Object.keys(server)) await ask(path, asPart)
  const kept = cached.addresses('foyer-assets')
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, '/assets/b-5.js', '/assets/b-304.js'])
})

test('N09 the list of titles is there without a connection, in each language for itself', async () => {
  await ask(titles, { ...asPart, headers: { Language: 'EN' } })
  server = undefined
  expect(await ask(titles, { ...asPart, headers: { Language: 'EN' } })).toBe('titles')
  await expect(ask(titles, { ...asPart, headers: { Language: 'TY' } })).rejects.toThrow('Failed to fetch')
})

test('QP17 a new version drops what the older one had from the start, and keeps pages and assets', async () => {
  await ask('/rng')
  const next = make('two')
  await next.install()
  await next.activate()
  expect((await cached.caches.keys()).toSorted()).toEqual(['foyer-pages', 'foyer-shell-two'])
  server = undefined
  expect(await ask('/rng')).toBe('slots')
})

test('QP17 of what a page loaded before there was a worker, only pages and assets for everybody are kept', async () => {
  server = { ...server, '/media/x.png': 'x' }
  await worker.keepLoaded(
    ['/rng', '/wallet', '/assets/a-1.js', '/media/x.png', 'https://else.example/assets/a.js'].map(
      (path) => new URL(path, origin).href,
    ),
  )
  expect(cached.addresses('foyer-pages')).toEqual(['/rng'])
  expect(cached.addresses('foyer-assets')).toEqual(['/assets/a-1.js'])
})

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSiteServer } from '@foyer/site-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../../src/testing/createTestGateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-sites-'))
const comet = join(folder, 'comet')
const other = join(folder, 'other')

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}

let gateway: TestGateway
beforeAll(async () => {
  write(comet, {
    'index.html': '<p>home',
    'rng/index.html': '<p>rng',
    'help.html': '<p>help',
    '404.html': '<p>nothing here',
    'tr/404.html': '<p>burada bir şey yok',
    'assets/app.js': 'plain()',
    'assets/app.js.br': 'BROTLI',
    'assets/old.css': 'a{}',
    'assets/old.css.br': 'OLD',
    'robots.txt': 'User-agent: *',
    '.secret': 'hidden',
    'site.json': '{"hosts":["play.example"]}',
    _headers:
      "# all\n/*\n  Content-Security-Policy: default-src 'self'\n  X-One: a\n/rng/*\n  X-Two: lobby\n/help\n  x-one: b\n  Cache-Control: no-store\n",
  })
  utimesSync(join(comet, 'assets/old.css.br'), 1, 1)
  gateway = await createTestGateway({
    brands: ['comet'],
    sites: createSiteServer([comet, other], (host) => (host === 'localhost' ? 'comet' : undefined)),
  })
})
afterAll(() => gateway.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  gateway.app.inject({ url, method, headers: { host: 'localhost', ...headers } })

test('CF17 serves pages under their paths with the headers of _headers', async () => {
  for (const [url, text] of [
    ['/', '<p>home'],
    ['/rng', '<p>rng'],
    ['/rng/', '<p>rng'],
    ['/rng?page=2', '<p>rng'],
    ['/help', '<p>help'],
  ] as const) {
    const answer = await get(url)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      text,
      'text/html; charset=utf-8',
    ])
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await get('/rng/')).headers['x-two']).toBe('lobby')
  expect((await get('/help')).headers).toMatchObject({ 'x-one': 'a, b', 'cache-control': 'no-store' })
})

test('CF17 lets hashed assets be kept for ever and has pages asked about each time', async () => {
  expect((await get('/assets/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await get('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await get('/', { 'if-none-match': String(page.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('CF17 sends a precompressed file to browsers that take it', async () => {
  const accept = (encoding: string) => get('/assets/app.js', { 'accept-encoding': encoding })
  const brotli = await accept('gzip, deflate, br')
  expect([brotli.body, brotli.headers['content-encoding'], brotli.headers['content-type']]).toEqual([
    'BROTLI',
    'br',
    'text/javascript; charset=utf-8',
  ])
  expect((await accept('gzip')).body).toBe('plain()')
  expect((await accept('br;q=0, gzip')).body).toBe('plain()')
  expect((await accept('identity')).body).toBe('plain()')
  expect(brotli.headers.etag).not.toBe((await accept('identity')).headers.etag)
})

test('CF17 does not send a compressed file that is older than the file itself', async () => {
  expect((await get('/assets/old.css', { 'accept-encoding': 'br' })).body).toBe('a{}')
})

test('CF17 answers an unknown path with the not-found page of its language and status 404', async () => {
  const english = await get('/nowhere')
  expect([english.statusCode, english.body]).toEqual([404, '<p>nothing here'])
  const turkish = await get('/tr/nowhere')
  expect([turkish.statusCode, turkish.body]).toEqual([404, '<p>burada bir şey yok'])
})

test.each([
  '/_headers',
  '/site.json',
  '/.secret',
  '/%2e%2e/comet/index.html',
  '/..%2f..%2fetc/passwd',
  '/rng/%5c..%5cindex.html',
  '/%00',
  '/assets',
  '/assets/',
])('CF17 does not serve %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('CF17 answers HEAD without a body and refuses writes to pages', async () => {
  const head = await get('/', {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7'])
  expect((await get('/', {}, 'POST')).statusCode).toBe(405)
})

test('CF17 chooses the site by host and takes up one that is built later', async () => {
  const host = 'second.example'
  expect((await get('/', { host })).body).toBe('<p>home')
  write(other, { 'index.html': '<p>second', 'site.json': `{"hosts":["${host}"]}` })
  expect((await get('/', { host })).body).toBe('<p>second')
  expect((await get('/', { host: 'play.example:4000' })).body).toBe('<p>home')
  rmSync(other, { recursive: true })
})

test('CF17 says that a site is still being built', async () => {
  const server = createSiteServer([join(folder, 'none')])
  const empty = await createTestGateway({ brands: ['comet'], sites: server })
  const answer = await empty.app.inject({ url: '/', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  await empty.close()
})

test('CF17 keeps API paths out of the site', async () => {
  expect((await get('/api/nowhere')).json().code).toBe('not_found')
})

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from './createSiteServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-site-'))
const site = join(folder, 'site')
let server: Server

beforeAll(async () => {
  const files = {
    'index.html': '<p>home',
    '404.html': '<p>none',
    'site.json': '{}',
    'assets/film.mp4': '0123456789',
    'assets/film.mp4.br': 'packed',
    'assets/empty.js': '',
    'assets/grün & 50% #1.svg': '<svg/>',
    _headers: '/*\n  X-Test: all\n',
    _redirects: '# moved\n/en / 301\n/en/* /:splat 301\n/en/assets/* /never 301\n/bad http://elsewhere.example\n',
    'en/kept.html': '<p>kept',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  const pages = createSiteServer([site])
  server = createServer(async (incoming, response) => {
    const { status, headers, body = '' } = await pages.answer(incoming, 'localhost')
    response.writeHead(status, headers)
    if (typeof body === 'string') response.end(body)
    else body.pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A request whose path is sent as it stands. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo // it listens on TCP
  const asked = request({ port, host: '127.0.0.1', path, headers, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['letters=1-2', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('FI07 of a file asked for in the range %s the answer is %i', async (range, status, body, contentRange) => {
  const answer = await get('/assets/film.mp4', { range })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
  expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4', 'x-test': 'all' })
})

test('FI07 a range outside the file is refused with the size of the file', async () => {
  const answer = await get('/assets/film.mp4', { range: 'bytes=50-60' })
  expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('FI07 a range of a file that has changed since gives the whole file', async () => {
  const etag = String((await get('/assets/film.mp4')).headers.etag)
  expect((await get('/assets/film.mp4', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await get('/assets/film.mp4', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
})

test('CF17 of the tags a browser may have, the file’s own is known in every form', async () => {
  const etag = String((await get('/')).headers.etag)
  const strong = etag.replace(/^W\//, '')
  for (const header of [etag, strong, `"b", ${strong}`, `"b" ,${etag}`, '*'])
    expect([header, (await get('/', { 'if-none-match': header })).status]).toEqual([header, 304])
  for (const header of ['"b"', '', strong.slice(1)])
    expect([header, (await get('/', { 'if-none-match': header })).status]).toEqual([header, 200])
})

test('CF17 a page that has not changed since the browser’s copy is not sent again', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-modified-since': String(headers['last-modified']) })
  expect([again.status, again.body, again.headers['x-test']]).toEqual([304, '', 'all'])
})

test('CF17 tags as long as a head may be are read to their end', async () => {
  const etag = String((await get('/')).headers.etag)
  const long = `"b"${' '.repeat(15_000)}"c"`
  expect((await get('/', { 'if-none-match': long })).status).toBe(200)
  expect((await get('/', { 'if-none-match': `${'"b",'.repeat(3700)}${etag}` })).status).toBe(304)
})

test('CF17 a file and its packed form have tags of their own', async () => {
  const packed = await get('/assets/film.mp4', { 'accept-encoding': 'br' })
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br'])
  expect(packed.headers['content-type']).toBe('video/mp4')
  expect(packed.headers.etag).not.toBe((await get('/assets/film.mp4')).headers.etag)
})

test('CF17 the not-found page is sent whole, whatever the browser has', async () => {
  for (const header of ['if-none-match', 'range', 'if-match']) {
    const answer = await get('/nowhere', { [header]: header === 'range' ? 'bytes=0-1' : '*' })
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([404, '<p>none', 'no-cache'])
  }
})

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/help', '/help'],
  ['/en/help?tab=2', '/help?tab=2'],
  ['/en/gr%C3%BCn', '/gr%C3%BCn'],
])('EN20 whoever asks for %s, which is at %s, is led there', async (path, to) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([301, to, 'no-cache'])
})

test('EN20 a page that stands at the address comes before a redirect, and none leads to another site', async () => {
  expect(await get('/en/kept')).toMatchObject({ status: 200, body: '<p>kept' })
  for (const path of ['/bad', '/en/%2felsewhere.example', '/en//elsewhere.example'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('CF17 empty files and names with marks are served', async () => {
  expect(await get('/assets/empty.js')).toMatchObject({ status: 200, body: '' })
  const path = encodeURI('/assets/grün & 50% #1.svg').replace('#', '%23')
  expect(await get(path)).toMatchObject({ status: 200, body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } })
})

test.each([
  '//site.json',
  '/%2fsite.json',
  '/_headers',
  '/_redirects',
  '/..%2fsite/index.html',
  '/assets',
  '/assets/',
  '/.git/x',
])('CF13 the address %s leads to nothing outside the public site', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: '<p>none' })
})

test('CF17 HEAD has the headers without the content, and nothing can be written', async () => {
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '7'])
  const post = await get('/', {}, 'POST')
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('the host of a brand whose site is not built says which one and how to get it, and shows no other brand', async () => {
  const askedBy = (...roots: readonly string[]) =>
    createSiteServer(roots, (host) => host.split('.')[0]).answer(
      { method: 'GET', url: '/', headers: {} } as IncomingMessage, // all that is read of a request
      'marigold.localhost',
    )
  const missing = await askedBy(site)
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(missing.body).toContain('the brand "marigold"')
  expect(missing.body).toContain('npm start -- site marigold')
  expect((await askedBy(site, join(folder, 'marigold'))).status).toBe(503)
})

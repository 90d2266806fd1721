import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPreviewServer } from './previewServer.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-preview-'))
const site = join(root, 'site')
let server: Server
let api: Server
let seen: { host?: string | undefined; origin?: string | undefined } = {}

const started = (one: Server) =>
  new Promise<number>((done) => one.listen(0, '127.0.0.1', () => done((one.address() as AddressInfo).port)))

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true })
  mkdirSync(join(site, 'tr'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'secret')
  const files = {
    'index.html': 'home',
    'index.html.br': 'packed',
    '404.html': 'none',
    'tr/404.html': 'yok',
    'assets/a.js': 'a',
    'site.json': '{}',
    _headers: '/*\n  X-Test: all\n\n/assets/*\n  Cache-Control: immutable\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  api = createServer((incoming, answer) => {
    seen = { host: incoming.headers.host, origin: incoming.headers.origin }
    answer.end('api')
  })
  const apiPort = await started(api)
  server = createPreviewServer({ site, brand: 'lantern', api: new URL(`http://127.0.0.1:${apiPort}`) })
  await started(server)
})
afterAll(() => {
  server.close()
  api.close()
  rmSync(root, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** A request whose path is sent as it stands. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answer>((done, fail) => {
    const { port } = server.address() as AddressInfo
    const asked = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => done({ status: answer.statusCode, text, headers: answer.headers }))
    })
    asked.on('error', fail)
    asked.end()
  })

test('CF17 pages and files are served with the headers of the site', async () => {
  expect(await get('/')).toMatchObject({
    status: 200,
    text: 'home',
    headers: { 'x-test': 'all', 'content-type': 'text/html; charset=utf-8' },
  })
  expect(await get('/assets/a.js')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'immutable', 'x-test': 'all' },
  })
  expect(await get('/', { 'Accept-Encoding': 'gzip, br' })).toMatchObject({
    text: 'packed',
    headers: { 'content-encoding': 'br' },
  })
})

test('CF17 an unknown address gets the not-found page of its language', async () => {
  expect(await get('/nothing')).toMatchObject({ status: 404, text: 'none' })
  expect(await get('/tr/nothing')).toMatchObject({ status: 404, text: 'yok' })
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%00',
  '/%',
  '/_headers',
  '/site.json',
  '/.shared/x',
])('CF13 the address %s leads to nothing outside the public site', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, text: 'none' })
})

test('CF17 calls to the API reach it as calls of the brand’s own site', async () => {
  const { port } = api.address() as AddressInfo
  expect((await get('/api/WPS/0/wps/captcha', { Origin: 'http://127.0.0.1:1' })).text).toBe('api')
  expect(seen).toEqual({ host: `lantern.localhost:${port}`, origin: `http://lantern.localhost:${port}` })
})

test('CF17 only reading is possible', async () => {
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const other = {
  host: 'comet.localhost:4430',
  origin: 'http://second.localhost:4430',
  'sec-fetch-site': 'cross-site',
}

/** The site with a second host, whose players hold their session so. */
function setSite(sessionMode: 'cookie' | 'token', speedTest = true): void {
  const { merchant, merchants } = gateway
  const api = { ...merchant.config.api, speedTest }
  const hosts = ['comet.localhost', 'second.localhost', 'second.example']
  merchants.put({ ...merchant, hosts, sessionMode, config: { ...merchant.config, api } })
}

const read = async (headers: object) => {
  const answer = await call(gateway, 'gameVendors', { headers: { ...other, ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer.headers['access-control-allow-origin']
}
const logIn = async (headers: object = {}) => {
  const body = { type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }
  return call(gateway, 'login', { body, headers: { ...other, ...headers } })
}
const preflight = (headers: object = {}) =>
  gateway.app.inject({
    method: 'OPTIONS',
    url: '/api/WPS/0/wps/session/login',
    headers: { ...other, 'access-control-request-method': 'POST', ...headers },
  })

test('GW06 pages at another host of a site read what needs no cookie, and nobody else’s do', async () => {
  setSite('cookie')
  expect(await read({})).toBe(other.origin)
  expect(await read({ origin: 'https://second.example', host: 'comet.localhost' })).toBe('https://second.example')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://second.example', host: 'comet.localhost' },
    { origin: 'http://second.localhost:4431' },
    { cookie: 'any=1' },
  ])
    expect(await read(headers), JSON.stringify(headers)).toBeUndefined()
})

test('GW06 answers that differ by who may read them are kept apart by caches, and tell when to ask again', async () => {
  setSite('cookie')
  const { headers } = await call(gateway, 'gameVendors', { headers: other })
  expect(headers.vary).toBe('Language, Merchant, Origin')
  expect(headers['access-control-expose-headers']).toContain('Retry-After')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('GW06 a refusal can be read as well', async () => {
  setSite('token')
  const answer = await call(gateway, 'memberInfo', { headers: other })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['access-control-allow-origin']).toBe(other.origin)
})

test('GW06 writes of such a page are taken where a token holds the session, and never with a cookie', async () => {
  setSite('cookie')
  expect((await logIn()).json().code).toBe('csrf_refused')
  setSite('token')
  const { token } = (await logIn()).json().value
  expect((await logIn({ origin: 'https://evil.example' })).json().code).toBe('csrf_refused')
  expect((await logIn({ cookie: 'any=1' })).json().code).toBe('csrf_refused')
  const headers = { ...other, authorization: `Bearer ${token}` }
  expect((await call(gateway, 'memberInfo', { headers })).json().value.account).toBe('demoplayer')
})

test('GW06 a browser may send our headers to another host of the site, and to none where hosts are not measured', async () => {
  setSite('token')
  const allowed = await preflight()
  expect(allowed.statusCode).toBe(204)
  for (const name of ['Authorization', 'Merchant', 'Idempotency-Key', 'X-Requested-With'])
    expect(allowed.headers['access-control-allow-headers']).toContain(name)
  expect((await preflight({ origin: 'https://evil.example' })).statusCode).toBe(405)
  setSite('token', false)
  expect((await preflight()).statusCode).toBe(405)
  expect(await read({})).toBeUndefined()
})

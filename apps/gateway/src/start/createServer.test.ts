import { operations, wirePath } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let player: { cookie: string }
let trial: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'keystone'] })
  player = await signIn(gateway, 'demoplayer')
  trial = await signIn(gateway, 'demotrial')
})
afterAll(() => gateway.close())

const loginBody = { type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }
const inject = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' = 'GET',
  payload?: string,
) =>
  gateway.app.inject({
    url,
    method,
    headers: { host: 'localhost', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
const write = { 'x-requested-with': 'foyer', 'content-type': 'application/json' }

test('I01 answers under the wire form and under the bare path', async () => {
  for (const url of [`/api${wirePath(operations.memberInfo.shape)}`, '/wps/member/info']) {
    expect((await inject(url, player)).json()).toMatchObject({ success: true, value: { account: 'demoplayer' } })
  }
  expect((await inject('/api/WPS/0/wps/member/info', player)).statusCode).toBe(404)
})

test("GW04 answers a failure with a code, a text in the caller's language and the request id", async () => {
  const answer = await inject('/wps/member/info', { language: 'TY' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({
    success: false,
    code: 'not_logged_in',
    message: 'Giriş yapmadınız, lütfen giriş yapın',
    requestId: answer.headers['x-request-id'],
  })
})

test('GW04 answers an unknown address with 404 and a wrong method with 405, in the envelope', async () => {
  expect((await inject('/wps/nothing')).json()).toMatchObject({ success: false, code: 'not_found' })
  const answer = await inject('/wps/session/login')
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('POST')
  expect(answer.json().code).toBe('method_not_allowed')
})

test('X05 keeps trial accounts from what needs a real account', async () => {
  expect((await call(gateway, 'favouriteIds', { headers: trial })).json().code).toBe('need_true_account')
  expect((await call(gateway, 'memberInfo', { headers: trial })).statusCode).toBe(200)
})

test('GW02 follows the host and only checks the header Merchant', async () => {
  expect((await inject('/wps/member/info', { ...player, merchant: 'COMET' })).statusCode).toBe(200)
  expect((await inject('/wps/system/key', { merchant: 'KEYSTONE' })).json().code).toBe('merchant_mismatch')
  expect((await inject('/wps/system/key', { host: 'elsewhere.example' })).json().code).toBe('host_unknown')
})

test('GW02 does not take a session at another merchant', async () => {
  expect((await inject('/wps/member/info', { ...player, host: 'keystone.localhost' })).json().code).toBe(
    'not_logged_in',
  )
})

test('X06 refuses a member on an agent site (Z26) and lets an agent in', async () => {
  const headers = { host: 'keystone.localhost' }
  expect((await call(gateway, 'login', { body: loginBody, headers })).json()).toMatchObject({
    code: 'non_agent',
    message: 'Non-agents cannot log in here',
  })
  expect((await call(gateway, 'login', { body: { ...loginBody, username: 'demoagent' }, headers })).statusCode).toBe(
    200,
  )
})

test.each([
  ['without the custom header', { 'content-type': 'application/json' }],
  ['from another site', { ...write, 'sec-fetch-site': 'cross-site' }],
  ['from another port of this machine', { ...write, 'sec-fetch-site': 'same-site' }],
  ['with a foreign origin', { ...write, origin: 'https://evil.example' }],
  ['with a hidden origin', { ...write, origin: 'null' }],
])('GW02 refuses a write %s', async (_what, headers: Record<string, string>) => {
  const answer = await inject('/wps/session/login', headers, 'POST', JSON.stringify(loginBody))
  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('csrf_refused')
})

test('GW02 takes a write from a page of the site', async () => {
  const headers = { ...write, 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }
  expect((await inject('/wps/session/login', headers, 'POST', JSON.stringify(loginBody))).statusCode).toBe(200)
})

test('I39 launches games for pages of the site only', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await inject('/wps/game/launchGame', { ...player, 'sec-fetch-site': site })).json().code).toBe(
      'csrf_refused',
    )
  }
  expect((await inject('/wps/game/launchGame', player)).json().code).toBe('csrf_refused')
  expect((await inject('/wps/game/launchGame', { ...player, 'sec-fetch-site': 'same-origin' })).json().code).toBe(
    'validation_failed',
  )
})

test.each([
  ['text that is no JSON', '{"type":', 400, 'malformed_body'],
  ['a prototype trick', '{"type":"username","username":"a","password":"b","__proto__":{"x":1}}', 400, 'malformed_body'],
  ['the same by numbers', '{"\\u005f_proto__":1}', 400, 'malformed_body'],
  ['nothing', '', 400, 'malformed_body'],
  ['a list', '[]', 422, 'validation_failed'],
  ['null', 'null', 422, 'validation_failed'],
  ['an unknown field', JSON.stringify({ ...loginBody, admin: true }), 422, 'validation_failed'],
  ['a number for a text', JSON.stringify({ ...loginBody, username: 7 }), 422, 'validation_failed'],
  ['a NUL character', JSON.stringify({ ...loginBody, username: 'demo\0player' }), 422, 'validation_failed'],
  ['half a surrogate pair', JSON.stringify({ ...loginBody, username: '\ud800' }), 422, 'validation_failed'],
  ['too much', JSON.stringify({ ...loginBody, username: 'x'.repeat(70_000) }), 413, 'too_large'],
])('GW09 refuses a body that is %s', async (_what, payload, status, code) => {
  const answer = await inject('/wps/session/login', write, 'POST', payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().code).toBe(code)
})

test('GW09 says where in the body the fault is', async () => {
  const answer = await inject(
    '/wps/session/login',
    write,
    'POST',
    JSON.stringify({ type: 'username', username: '', extra: 1 }),
  )
  expect(answer.json().issues).toEqual(
    expect.arrayContaining([
      { path: '/extra', message: 'is not a known field' },
      expect.objectContaining({ path: '/username' }),
    ]),
  )
})

test('GW09 refuses a content type it does not read', async () => {
  for (const type of ['application/xml', 'multipart/form-data; boundary=x', 'text/plain']) {
    expect((await inject('/wps/session/login', { ...write, 'content-type': type }, 'POST', 'x')).statusCode).toBe(415)
  }
})

test('GW09 refuses unknown and repeated query parameters and reads numbers from text', async () => {
  const query =
    '/wps/game/launchGame?gameId=a&nodeId=1&vassalage=BGS&platform=html5-desktop&clientType=3&language=EN&launchMode=GLS'
  const headers = { ...player, 'sec-fetch-site': 'same-origin' }
  expect((await inject(`${query}&surprise=1`, headers)).json().issues).toEqual([
    { path: '/surprise', message: 'is not a known field' },
  ])
  expect((await inject(`${query}&nodeId=2`, headers)).json().code).toBe('validation_failed')
  expect((await inject(query.replace('nodeId=1', 'nodeId=1e99'), headers)).json().code).toBe('validation_failed')
  expect((await inject(query, headers)).json().code).not.toBe('validation_failed')
})

test('GW09 does not break over addresses that are none', async () => {
  for (const url of [
    '/%',
    '/api/%E0%A4%A',
    '/api/../../etc/passwd',
    '/wps/member/info/',
    '/api//wps',
    '/wps/%00',
    `/${'a'.repeat(5000)}`,
  ]) {
    const answer = await inject(url, player)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json().success).toBe(false)
  }
})

test('I18 sends headers that keep data from running, being framed, sniffed or read elsewhere', async () => {
  for (const url of ['/wps/system/key', '/wps/member/info', '/wps/nothing']) {
    expect((await inject(url)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
})

test('GW05 lets browsers keep guest answers as long as declared and nothing else', async () => {
  expect((await inject('/wps/system/key')).headers['cache-control']).toBe('public, max-age=300')
  expect((await inject('/wps/member/info', player)).headers['cache-control']).toBe('no-store')
  expect((await inject('/wps/member/info')).headers['cache-control']).toBe('no-store')
})

test('GW01 ruling 22 answers token mode with the token, takes it raw and as Bearer, and prefers the cookie', async () => {
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, sessionMode: 'token' })
  const answer = await call(gateway, 'login', { body: { ...loginBody, username: 'demodownline' } })
  const { token } = answer.json().value
  expect(token).toMatch(/^[\w-]{22}$/)
  // The browser is known by a cookie in either mode; who is signed in is in none.
  expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-foyer-device'])
  for (const authorization of [token, `Bearer ${token}`]) {
    expect((await inject('/wps/member/info', { authorization })).json().value.account).toBe('demodownline')
  }
  expect((await inject('/wps/member/info', { authorization: token, ...player })).json().value.account).toBe(
    'demoplayer',
  )
  merchants.put(merchant)
  expect((await inject('/wps/member/info', { authorization: token })).statusCode).toBe(401)
})

test('GW09 tells load balancers that it lives and that it is ready', async () => {
  expect((await inject('/healthz', { host: 'anything' })).json()).toEqual({ status: 'ok' })
  expect((await inject('/readyz', { host: 'anything' })).json()).toEqual({ status: 'ready' })
})

test('GW07 refuses an idempotency key that is none', async () => {
  const answer = await inject('/wps/session/logout', { ...write, 'idempotency-key': 'x' }, 'DELETE')
  expect(answer.json()).toMatchObject({ code: 'bad_request', issues: [{ path: '/headers/Idempotency-Key' }] })
})

test.each([
  ['1e999', '/pageNo', { pageNo: '1e999' }],
  ['0x10', '/pageNo', { pageNo: '0x10' }],
  ['1.0', '/pageNo', { pageNo: '1.0' }],
  ['a blank before', '/pageNo', { pageNo: ' 5' }],
  ['nothing', '/pageNo', { pageNo: '' }],
  ['1e999', '/pageSize', { pageSize: '1e999' }],
  ['400 digits', '/pageSize', { pageSize: '9'.repeat(400) }],
  ['1e999', '/minBet', { minBet: '1e999' }],
  ['400 digits', '/minBet', { minBet: '9'.repeat(400) }],
  ['a sign alone', '/minBet', { minBet: '-' }],
  ['0b1', '/minLines', { minLines: '0b1' }],
])('FO11 a number of a query written as %s is refused at %s', async (_form, path, query) => {
  const answer = await call(gateway, 'gameList', { query })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'validation_failed', issues: [{ path }] })
})

test('FO11 plain numbers of a query are taken', async () => {
  const answer = await call(gateway, 'gameList', {
    query: { pageNo: '2', pageSize: '10', minBet: '0.10', minLines: '5' },
  })
  expect(answer.json()).toMatchObject({ success: true })
})

import { createHmac } from 'node:crypto'
import { loginCodePath, partnerHeaders, signedText } from '@foyer/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../../database/deleteExpired.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../../testing/createTestGateway.ts'

const start = '2026-11-21T12:00:00Z'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold', 'keystone'] })
})
afterAll(() => gateway.close())
beforeEach(() => gateway.db.deleteFrom('login_attempts').execute())
afterEach(() => gateway.clock.set(start))

let counter = 0
const newId = (): string => `request-${++counter}`

interface Asking {
  readonly merchant?: string
  readonly signedFor?: string
  readonly at?: number
}

async function ask(
  content: object | string,
  { merchant = 'COMET', signedFor = merchant, at = Date.now() }: Asking = {},
) {
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  const timestamp = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', testSecrets.ofMerchant(signedFor))
    .update(signedText({ caller: merchant, timestamp, path: loginCodePath, body }))
    .digest('hex')
  const answer = await gateway.app.inject({
    method: 'POST',
    url: loginCodePath,
    body,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      [partnerHeaders.caller]: merchant,
      [partnerHeaders.timestamp]: timestamp,
      [partnerHeaders.signature]: signature,
    },
  })
  return { status: answer.statusCode, ...answer.json<{ code?: string; value: { code: string; expiresAt: string } }>() }
}

const codeFor = async (account: string, asking?: Asking): Promise<string> =>
  (await ask({ requestId: newId(), account }, asking)).value.code
const exchange = (code: string, host = 'localhost', headers: Record<string, string> = {}) =>
  call(gateway, 'loginByCode', { body: { code }, headers: { host, ...headers } })
const cookieOf = (answer: Awaited<ReturnType<typeof exchange>>): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

test('R33 a code that the brand asked for signs its player in, with a cookie that scripts cannot read', async () => {
  const asked = await ask({ requestId: newId(), account: 'DemoPlayer' })
  expect(asked).toMatchObject({ status: 200, success: true, value: { expiresAt: '2026-11-21T12:01:00.000Z' } })
  const answer = await exchange(asked.value.code)
  expect(answer.json()).toEqual({
    success: true,
    value: { token: 'cookie', firstTimeLogin: false, passwordExpired: false },
  })
  expect((answer.headers['set-cookie'] as string[])[0]).toMatch(/^__Host-foyer-session=[\w-]{22}; HttpOnly;/)
  const info = await call(gateway, 'memberInfo', { headers: { cookie: cookieOf(answer) } })
  expect(info.json().value.account).toBe('demoplayer')
})

test('R33 ruling 23 a code counts once, also when it is used twice at the same time', async () => {
  const code = await codeFor('demoplayer')
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  expect((await exchange(code)).json()).toMatchObject({ success: false, code: 'code_refused' })
})

test('R33 a code counts for a minute', async () => {
  const [early, late] = [await codeFor('demoplayer'), await codeFor('demoplayer')]
  gateway.clock.set('2026-11-21T12:00:59Z')
  expect((await exchange(early)).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:01:00Z')
  expect((await exchange(late)).json().code).toBe('code_refused')
})

test('R33 a code is for one merchant only', async () => {
  const code = await codeFor('demoplayer')
  expect((await exchange(code, 'marigold.localhost')).json().code).toBe('code_refused')
  expect((await exchange(code)).statusCode).toBe(200)
})

test('R33 GW07 the same request gets the same code, used or not, and never a second one', async () => {
  const request = { requestId: newId(), account: 'demoplayer' }
  const first = await ask(request)
  expect((await ask(request)).value).toEqual(first.value)
  await exchange(first.value.code)
  gateway.clock.set('2026-11-21T12:03:00Z')
  await deleteExpired(gateway.db, gateway.clock)
  expect((await ask(request)).value).toEqual(first.value)
  expect((await exchange(first.value.code)).json().code).toBe('code_refused')
  expect((await ask({ ...request, account: 'demoagent' })).value.code).not.toBe(first.value.code)
})

test('R33 the database holds no code', async () => {
  const code = await codeFor('demoplayer')
  const rows = await gateway.db.selectFrom('login_codes').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    expect(row.code_hash.toString('latin1') + row.code_hash.toString('base64url')).not.toContain(code)
})

test('R33 the session the browser had before ends', async () => {
  const cookie = cookieOf(await exchange(await codeFor('demoplayer')))
  expect((await exchange(await codeFor('demoagent'), 'localhost', { cookie })).statusCode).toBe(200)
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().code).toBe('not_logged_in')
})

test('X06 Z26 a code opens no site that is not for the account, and is used up', async () => {
  const code = await codeFor('demoplayer', { merchant: 'KEYSTONE' })
  expect((await exchange(code, 'keystone.localhost')).json().code).toBe('non_agent')
  expect((await exchange(code, 'keystone.localhost')).json().code).toBe('code_refused')
})

test('R33 guessing codes has to wait, a right one does not count', async () => {
  for (let right = 0; right < 20; right += 1) expect((await exchange(await codeFor('demoplayer'))).statusCode).toBe(200)
  for (let guess = 0; guess < 30; guess += 1) expect((await exchange('x'.repeat(22))).statusCode).toBe(401)
  expect((await exchange('x'.repeat(22))).json()).toMatchObject({ code: 'too_many_requests', retryAfter: 300 })
})

test('R33 a runaway script gets no more codes for an account', async () => {
  for (let round = 0; round < 30; round += 1)
    expect((await ask({ requestId: newId(), account: 'demotrial' })).status).toBe(200)
  expect(await ask({ requestId: newId(), account: 'demotrial' })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
})

test.each<[string, Asking]>([
  ['for another merchant', { signedFor: 'MARIGOLD' }],
  ['for a merchant that is not there', { merchant: 'NOBODY' }],
  ['too long ago', { at: Date.now() - 120_000 }],
])('R33 a call signed %s is refused', async (_name, asking) => {
  expect(await ask({ requestId: newId(), account: 'demoplayer' }, asking)).toMatchObject({
    status: 401,
    code: 'signature_refused',
  })
})

test('R33 a brand may have a secret of its own', async () => {
  expect((await exchange(await codeFor('demoplayer', { merchant: 'MARIGOLD' }), 'marigold.localhost')).statusCode).toBe(
    200,
  )
})

test.each([
  ['not JSON', 'nothing'],
  ['an account twice', '{"requestId":"request-0","account":"demoplayer","account":"demoagent"}'],
  ['no account', { requestId: 'request-0' }],
  ['a field too many', { requestId: 'request-0', account: 'demoplayer', remember: true }],
  ['a name the database cannot hold', { requestId: 'request-0', account: 'demo\u0000player' }],
])('R33 %s is malformed', async (_name, content) => {
  expect(await ask(content)).toMatchObject({ status: 422, code: 'malformed' })
})

test('R33 an account the brand does not have is unknown', async () => {
  expect(await ask({ requestId: newId(), account: 'nobody' })).toMatchObject({ status: 404, code: 'account_unknown' })
})

test('R33 another site cannot use a code in a visitor\u2019s browser', async () => {
  const code = await codeFor('demoplayer')
  expect((await exchange(code, 'localhost', { 'sec-fetch-site': 'cross-site' })).json().code).toBe('csrf_refused')
})

import { demoPassword } from '@foyer/sandbox'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { doneWork, readPicture } from '../testing/humanProofs.ts'

vi.mock('@node-rs/argon2', async (original) => (await import('../testing/lightPasswords.ts')).lightPasswords(original))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

const attempt = (username: string, password: string, extra: object = {}, remoteAddress = '198.51.100.7') =>
  call(gateway, 'login', { body: { type: 'username', username, password, ...extra }, remoteAddress })

test('A01 A05 a user name and its password, and no other, open a session of that member', async () => {
  const refused = await attempt('demoplayer', `${demoPassword} `.toUpperCase())
  expect(refused.json()).toMatchObject({ success: false, code: 'login_failed' })
  expect(refused.cookies).toEqual([])
  const opened = await attempt('demoplayer', demoPassword)
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().value).toMatchObject({
    account: 'demoplayer',
    type: 0,
  })
})

test('I02 ruling 22 signs a demo account in with a cookie that scripts cannot read, and a marker that they can', async () => {
  const answer = await attempt('DemoPlayer', demoPassword)
  expect(answer.json()).toEqual({
    success: true,
    value: { token: 'cookie', firstTimeLogin: false, passwordExpired: false },
  })
  const [session, marker] = answer.headers['set-cookie'] as string[]
  expect(session).toMatch(/^__Host-foyer-session=[\w-]{22}; HttpOnly; Path=\/; Secure; SameSite=Strict$/)
  expect(marker).toBe('foyer-signed-in=1; Path=/; Secure; SameSite=Strict')
})

test('A12 keeps the cookies for one day when asked to remember', async () => {
  const answer = await attempt('demoplayer', demoPassword, { remember: true })
  const [session, marker] = answer.headers['set-cookie'] as string[]
  for (const cookie of [session, marker]) expect(cookie).toMatch(/; Max-Age=86400$/)
})

test('A12 ends a remembered session after one day of world time', async () => {
  const answer = await attempt('demoplayer', demoPassword, { remember: true })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  gateway.clock.set('2026-11-22T11:59:00Z')
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).statusCode).toBe(200)
  gateway.clock.set('2026-11-22T12:01:00Z')
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().code).toBe('not_logged_in')
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('I02 stores only a hash of the session token', async () => {
  const { cookie } = await signIn(gateway, 'demoplayer')
  const token = /session=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const rows = await gateway.db.selectFrom('sessions').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(
    rows.some(
      (row) => row.token_hash.includes(Buffer.from(token)) || row.token_hash.includes(Buffer.from(token, 'base64url')),
    ),
  ).toBe(false)
})

test('I02 ends the session the caller had when it signs in again', async () => {
  const { cookie } = await signIn(gateway, 'demoplayer')
  await signIn(gateway, 'demoplayer', demoPassword, { cookie })
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).statusCode).toBe(401)
})

test('I02 answers a wrong password and an unknown account alike', async () => {
  const wrong = (await attempt('demoplayer', 'not the password')).json()
  const unknown = (await attempt('nobodyhere', 'not the password', {}, '198.51.100.8')).json()
  expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  expect(wrong.code).toBe('login_failed')
})

test('I02 spends the same work on an unknown account as on a wrong password', async () => {
  const work = async (username: string): Promise<(string | undefined)[]> => {
    vi.mocked(verify).mockClear()
    await attempt(username, 'not the password')
    // Kind of hash and its settings decide how much there is to do.
    return vi.mocked(verify).mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0])
  }
  const known = await work('demoplayer')
  expect(known).toEqual([expect.any(String)])
  expect(await work('nobodyhere')).toEqual(known)
})

test('A10 asks for a captcha after two wrong passwords for an account, from wherever they came', async () => {
  expect((await attempt('demoplayer', 'wrong one', {}, '192.0.2.1')).json().captcha).toBeUndefined()
  expect((await attempt('demoplayer', 'wrong two', {}, '192.0.2.2')).json()).toMatchObject({
    code: 'login_failed',
    captcha: true,
  })
  const third = await attempt('demoplayer', demoPassword, {}, '192.0.2.3')
  expect(third.statusCode).toBe(401)
  expect(third.json()).toMatchObject({ code: 'captcha_required', captcha: true })
})

test('A10 asks an address for a captcha that tries one account after another', async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await attempt(`someone${count}`, 'wrong')).json().code).toBe('login_failed')
  expect((await attempt('someone10', 'wrong')).json().code).toBe('captcha_required')
})

test('A10 asks nobody for a captcha who signs in rightly, even many times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => attempt('demoplayer', demoPassword)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 9 }, () => 200))
})

test('I65 lets the right password in with a proof, and forgets the failures', async () => {
  await attempt('demoplayer', 'wrong')
  await attempt('demoplayer', 'wrong')
  expect((await attempt('demoplayer', demoPassword, await doneWork(gateway))).statusCode).toBe(200)
  expect((await attempt('demoplayer', demoPassword, {}, '192.0.2.9')).statusCode).toBe(200)
})

test('I65 takes a proof once only', async () => {
  await attempt('demoplayer', 'wrong')
  await attempt('demoplayer', 'wrong')
  const captcha = await doneWork(gateway)
  expect((await attempt('demoplayer', 'wrong', captcha)).json().code).toBe('login_failed')
  expect((await attempt('demoplayer', demoPassword, captcha)).json().code).toBe('captcha_wrong')
})

test('I15 a picture is no proof where the site asks for work', async () => {
  await attempt('demoplayer', 'wrong')
  await attempt('demoplayer', 'wrong')
  expect((await attempt('demoplayer', demoPassword, readPicture(gateway))).json().code).toBe('captcha_required')
})

test('C19 makes an address wait five minutes after ten wrong passwords for one account', async () => {
  for (let count = 0; count < 10; count += 1) await attempt('demoplayer', 'wrong', await doneWork(gateway))
  const answer = await attempt('demoplayer', demoPassword, await doneWork(gateway))
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('300')
  gateway.clock.set('2026-11-21T12:05:01Z')
  expect((await attempt('demoplayer', demoPassword, await doneWork(gateway))).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('C19 counts a whole IPv6 network as one address', async () => {
  const codes: string[] = []
  for (let host = 1; host <= 12; host += 1)
    codes.push((await attempt(`nobody${host}`, 'wrong', {}, `2001:db8:7:7::${host}`)).json().code)
  expect(codes.slice(0, 10).every((code) => code === 'login_failed')).toBe(true)
  expect(codes.slice(10)).toEqual(['captcha_required', 'captcha_required'])
  expect((await attempt('nobody13', 'wrong', {}, '2001:db8:7:8::1')).json().code).toBe('login_failed')
})

test('C19 does not let a stranger lock a player out', async () => {
  for (let count = 0; count < 15; count += 1)
    await attempt('demoplayer', 'wrong', await doneWork(gateway), '192.0.2.66')
  expect((await attempt('demoplayer', demoPassword, await doneWork(gateway), '192.0.2.77')).statusCode).toBe(200)
})

test('C19 counts attempts that are made at the same time', async () => {
  const captchas = await Promise.all(Array.from({ length: 16 }, () => doneWork(gateway)))
  const answers = await Promise.all(captchas.map((captcha) => attempt('demoplayer', 'wrong', captcha)))
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(6)
})

test('X06 ruling 5 refuses an account kept for agent sites on a member site, after the right password only (Z25)', async () => {
  await gateway.db.updateTable('members').set({ agent_only: true }).where('username', '=', 'demoagent').execute()
  expect((await attempt('demoagent', 'wrong')).json().code).toBe('login_failed')
  expect((await attempt('demoagent', demoPassword)).json().code).toBe('non_member')
  await gateway.db.updateTable('members').set({ agent_only: false }).where('username', '=', 'demoagent').execute()
  expect((await attempt('demoagent', demoPassword)).statusCode).toBe(200)
})

test('I04 signs out, takes the cookies away, and succeeds without a session too', async () => {
  const { cookie } = await signIn(gateway, 'demoplayer')
  const answer = await call(gateway, 'logout', { headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  for (const header of answer.headers['set-cookie'] as string[]) expect(header).toMatch(/=; .*Max-Age=0$/)
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json()).toMatchObject({
    code: 'not_logged_in',
    message: 'You are not logged in, please log in',
  })
  expect((await call(gateway, 'logout')).statusCode).toBe(200)
})

test('I07 tells who is signed in, and when they were last', async () => {
  const headers = await signIn(gateway, 'demodownline')
  expect((await call(gateway, 'memberInfo', { headers })).json().value).toMatchObject({
    account: 'demodownline',
    type: 0,
    toUpline: true,
  })
  const again = await signIn(gateway, 'demodownline')
  expect((await call(gateway, 'memberInfo', { headers: again })).json().value.lastLoginAt).toBe(
    '2026-11-21T12:00:00.000Z',
  )
})

test('I08 draws the same avatar for an account every time', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { url } = (await call(gateway, 'memberIcon', { headers })).json().value
  expect(url).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await call(gateway, 'memberIcon', { headers })).json().value.url).toBe(url)
})

test('I25 tells the balance of a member and the play money of a trial account', async () => {
  expect((await call(gateway, 'balance', { headers: await signIn(gateway, 'demoplayer') })).json().value).toEqual({
    sumBalance: '25000.00',
  })
  expect((await call(gateway, 'balance', { headers: await signIn(gateway, 'demotrial') })).json().value).toEqual({
    sumBalance: '10000.00',
  })
})

test('I28 EN03 one wallet pays for the games of all vendors', async () => {
  expect((await call(gateway, 'merchantWallet')).json().value).toEqual({ isSingle: true })
})

import { demoPassword } from '@foyer/sandbox'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeContact } from '../../contacts/port.ts'
import { browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { startAnew } from '../../testing/startAnew.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway, 'authenticators', 'recovery_codes')
})

const login = (username: string, headers = {}) =>
  call(gateway, 'login', { body: { type: 'username', username, password: demoPassword }, headers })
const begin = async (username: string) => (await login(username)).json().value.verification
const verify = (ticket: string, answer: string, trustDevice = false) =>
  call(gateway, 'loginVerification', { body: { ticket, answer, trustDevice }, headers: browser() })
const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.now().getTime() })

test('A18 a login from an unregistered device opens no session before the verification', async () => {
  const answer = await login('demoverifymobile')
  expect(answer.json().value).toMatchObject({ firstTimeLogin: false, verification: { method: 'mobile' } })
  expect(answer.json().value).not.toHaveProperty('token')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test.each(['0 7700 900 108', '+44 7700 900108', '447700900108'])(
  'A18 by mobile number: %s is the one the account has, whose end is shown',
  async (number) => {
    const { ticket, hint } = await begin('demoverifymobile')
    expect(hint).toBe('•••• 08')
    expect((await verify(ticket, '7700900109')).json().code).toBe('verification_failed')
    expect((await verify(ticket, '08')).json().code).toBe('verification_failed')
    expect((await verify(ticket, number)).json().value.token).toBe('cookie')
  },
)

test.each([
  ['demoverifysms', '•••• 09'],
  ['demoverifyemail', 'd•••@example.org'],
])('A18 by code: %s gets one at %s, which counts once and for this login', async (username, hint) => {
  const verification = await begin(username)
  expect(verification.hint).toBe(hint)
  const { ticket } = verification
  const sent = await call(gateway, 'loginVerificationCode', { body: { ticket }, headers: browser() })
  expect(sent.json().value).toEqual({ expiredMinutes: 10 })
  const code = codeIn((await sentMessages(gateway))[0])
  expect((await verify(ticket, code === '000000' ? '000001' : '000000')).json().code).toBe('verification_failed')
  expect((await verify(ticket, code)).statusCode).toBe(200)
  expect((await verify(ticket, code)).json().code).toBe('code_refused')
  const again = await begin(username)
  expect((await verify(again.ticket, code)).json().code).toBe('verification_failed')
})

test('A18 by the name on the bank account, whatever its case and spaces', async () => {
  const { ticket } = await begin('demoverifybank')
  expect((await verify(ticket, 'Lucia')).json().code).toBe('verification_failed')
  expect((await verify(ticket, '  lucia   EXAMPLE ')).statusCode).toBe(200)
})

test('A18 A19 by authenticator app: set up at first use, with recovery codes that are told once', async () => {
  const { ticket, setup } = await begin('demoverifytotp')
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Velvet%20Comet:demoverifytotp\?/)
  const done = (await verify(ticket, appCode(setup.secret))).json().value
  expect(done.recoveryCodes).toHaveLength(10)
  const next = await begin('demoverifytotp')
  expect(next).not.toHaveProperty('setup')
  gateway.clock.set('2026-11-21T12:01:00Z')
  const verified = await verify(next.ticket, appCode(setup.secret))
  expect(verified.json().value).not.toHaveProperty('recoveryCodes')
})

test('A18 P01 an app that is set up at a login is written down, and its owner told, as one that is set up later', async () => {
  const { db, merchant } = gateway
  await db.deleteFrom('account_events').execute()
  const { ticket, setup } = await begin('demoverifytotp')
  const query = db.selectFrom('members').select('member_id').where('username_key', '=', 'demoverifytotp')
  const { member_id } = await query.executeTakeFirstOrThrow()
  const contact = { channel: 'mail', key: 'totp@example.org', verifiedAt: gateway.clock.now() } as const
  await storeContact(db, merchant.id, member_id, contact)
  expect((await verify(ticket, '000000')).json().code).toBe('verification_failed')
  expect(await sentMessages(gateway)).toEqual([])
  await verify(ticket, appCode(setup.secret))
  const [told, ...others] = await sentMessages(gateway)
  expect(others).toEqual([])
  expect(told).toMatchObject({ to: contact.key, text: expect.stringContaining('demoverifytotp') })
  const events = await db.selectFrom('account_events').select('kind').orderBy('event_id').execute()
  expect(events.map(({ kind }) => kind)).toEqual(['authenticatorAdded', 'bySecondStep'])
})

test('A18 a code of the app is taken once, and a recovery code in its place once', async () => {
  const first = await begin('demoverifytotp')
  const code = appCode(first.setup.secret)
  const { recoveryCodes } = (await verify(first.ticket, code)).json().value
  const { ticket } = await begin('demoverifytotp')
  expect((await verify(ticket, code)).json().code).toBe('verification_failed')
  expect((await verify(ticket, recoveryCodes[0].toUpperCase())).statusCode).toBe(200)
  const last = await begin('demoverifytotp')
  expect((await verify(last.ticket, recoveryCodes[0])).json().code).toBe('verification_failed')
})

test('A18 once an app is set up, a ticket with another secret is refused and the recovery codes stay', async () => {
  const stranger = await begin('demoverifytotp')
  const owner = await begin('demoverifytotp')
  const { recoveryCodes } = (await verify(owner.ticket, appCode(owner.setup.secret))).json().value
  const refused = await verify(stranger.ticket, appCode(stranger.setup.secret))
  expect(refused.json().code).toBe('verification_failed')
  const { ticket } = await begin('demoverifytotp')
  expect((await verify(ticket, recoveryCodes[0])).statusCode).toBe(200)
})

test('A18 P01 removing the app ends the logins that would set up another', async () => {
  const stranger = await begin('demoverifytotp')
  const owner = await begin('demoverifytotp')
  const done = await verify(owner.ticket, appCode(owner.setup.secret))
  const cookie = done.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = { code: done.json().value.recoveryCodes[0] }
  expect((await call(gateway, 'removeAuthenticator', { headers: { cookie }, body })).statusCode).toBe(200)
  expect((await verify(stranger.ticket, appCode(stranger.setup.secret))).json().code).toBe('code_refused')
  expect(await gateway.db.selectFrom('authenticators').select('member_id').execute()).toEqual([])
})

test('A18 of two apps that are set up at once, one is', async () => {
  const tickets = [await begin('demoverifytotp'), await begin('demoverifytotp')]
  const answers = await Promise.all(tickets.map(({ ticket, setup }) => verify(ticket, appCode(setup.secret))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('A18 the secret of an app is not in the database as it is', async () => {
  const { ticket, setup } = await begin('demoverifytotp')
  await verify(ticket, appCode(setup.secret))
  const { secret } = await gateway.db.selectFrom('authenticators').select('secret').executeTakeFirstOrThrow()
  expect(secret.includes(Buffer.from(Secret.fromBase32(setup.secret).buffer))).toBe(false)
})

test('A18 a device that was verified, and asked to be remembered, is not asked again; another one is', async () => {
  const { ticket } = await begin('demoverifybank')
  const done = await verify(ticket, 'Lucia Example', true)
  const device = done.cookies.find(({ name }) => name === '__Host-foyer-device')
  const cookie = `${device?.name}=${device?.value}`
  expect((await login('demoverifybank', { cookie })).json().value.token).toBe('cookie')
  expect((await login('demoverifybank')).json().value).toHaveProperty('verification')
  const untrusted = await verify((await begin('demoverifysms')).ticket, 'x')
  expect(untrusted.statusCode).toBe(401)
})

test('A18 one who did not want the device remembered is asked again on it', async () => {
  const { ticket } = await begin('demoverifybank')
  const done = await verify(ticket, 'Lucia Example')
  const device = done.cookies.find(({ name }) => name === '__Host-foyer-device')
  const cookie = `${device?.name}=${device?.value}`
  expect((await login('demoverifybank', { cookie })).json().value).toHaveProperty('verification')
})

test('A18 after five wrong answers at once a login is over, and after ten minutes', async () => {
  const { ticket } = await begin('demoverifybank')
  const answers = await Promise.all(Array.from({ length: 12 }, () => verify(ticket, 'wrong')))
  expect(answers.filter((answer) => answer.json().code === 'verification_failed')).toHaveLength(5)
  expect((await verify(ticket, 'Lucia Example')).json().code).toBe('code_refused')
  const late = await begin('demoverifybank')
  gateway.clock.set('2026-11-21T12:10:01Z')
  expect((await verify(late.ticket, 'Lucia Example')).json().code).toBe('code_refused')
})

test('A18 twenty wrong answers a day are all there are, however many logins they are spread over', async () => {
  const codes: string[] = []
  for (let count = 0; count < 7; count += 1) {
    const { ticket } = await begin('demoverifybank')
    for (let answer = 0; answer < 3; answer += 1) codes.push((await verify(ticket, 'wrong')).json().code)
  }
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'verification_failed'))
  expect(codes[20]).toBe('too_many_requests')
})

test('A18 the ordinary demo accounts are asked for nothing', async () => {
  for (const username of ['demoplayer', 'demoagent', 'demodownline', 'demotrial'])
    expect((await login(username)).json().value.token).toBe('cookie')
})

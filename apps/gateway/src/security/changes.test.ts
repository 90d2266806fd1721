import { demoPassword } from '@foyer/sandbox'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway, 'authenticators', 'recovery_codes')
  await gateway.db.updateTable('members').set({ payment_password_hash: null }).execute()
  await gateway.db
    .updateTable('members')
    .set({ login_verification: null })
    .where('username_key', '=', 'demoplayer')
    .execute()
})

type Headers = { cookie: string }
type Id = Parameters<typeof call>[1]
const ask = async (id: Id, headers: Headers, body?: object) =>
  (await call(gateway, id, { headers, ...(body === undefined ? {} : { body }) })).json()
const kinds = async (headers: Headers): Promise<string[]> => {
  const query = { startDate: '2026-11-20', endDate: '2026-11-22', group: 'changes' }
  const { value } = (await call(gateway, 'accountActivity', { headers, query })).json()
  return value.list.map(({ kind }: { kind: string }) => kind)
}
/** The code an app shows at the world's time. */
const shown = (uri: string): string => {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error('The setup is for codes by time')
  return app.generate({ timestamp: gateway.clock.now().getTime() })
}
async function addApp(headers: Headers) {
  const { ticket, uri } = (await ask('authenticatorOptions', headers)).value
  const { recoveryCodes } = (await ask('addAuthenticator', headers, { ticket, code: shown(uri) })).value
  return { uri, recoveryCodes }
}
const overview = async (headers: Headers) => (await ask('securityOverview', headers)).value
const logIn = async () =>
  (await call(gateway, 'login', { body: { type: 'username', username: 'demoplayer', password: demoPassword } })).json()
    .value

test('A19 P01 an app that is set up is asked for on new devices; its recovery codes stand in for it', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { uri, recoveryCodes } = await addApp(headers)
  expect(recoveryCodes).toHaveLength(10)
  expect(await overview(headers)).toMatchObject({
    loginVerification: 'totp',
    authenticator: { addedAt: '2026-11-21T12:00:00.000Z', recoveryCodes: 10 },
  })
  gateway.clock.set('2026-11-21T12:01:00Z')
  const { ticket, method } = (await logIn()).verification
  expect(method).toBe('totp')
  expect((await call(gateway, 'loginVerification', { body: { ticket, answer: shown(uri) } })).statusCode).toBe(200)
  expect(await kinds(headers)).toEqual(['authenticatorAdded'])
})

test('A19 P01 a wrong code sets nothing up, nor does a ticket that the server has not sealed', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { ticket, uri } = (await ask('authenticatorOptions', headers)).value
  const code = shown(uri)
  const wrong = code === '000000' ? '111111' : '000000'
  expect((await ask('addAuthenticator', headers, { ticket, code: wrong })).code).toBe('verification_code_wrong')
  const forged = Buffer.alloc(48).toString('base64url')
  expect((await ask('addAuthenticator', headers, { ticket: forged, code })).code).toBe('verification_code_wrong')
  expect(await overview(headers)).not.toHaveProperty('authenticator')
})

test('A19 P01 the app goes by a code of its own or a recovery code, and what was asked for before comes back', async () => {
  await gateway.db
    .updateTable('members')
    .set({ login_verification: 'email' })
    .where('username_key', '=', 'demoplayer')
    .execute()
  const answer = (await logIn()).verification
  await call(gateway, 'loginVerificationCode', { body: { ticket: answer.ticket } })
  // The owner's own device: no code is asked for there.
  await gateway.db
    .updateTable('members')
    .set({ login_verification: null })
    .where('username_key', '=', 'demoplayer')
    .execute()
  const headers = await signIn(gateway, 'demoplayer')
  await gateway.db
    .updateTable('members')
    .set({ login_verification: 'email' })
    .where('username_key', '=', 'demoplayer')
    .execute()
  const { recoveryCodes } = await addApp(headers)
  expect((await ask('removeAuthenticator', headers, { code: 'not-a-code-1' })).code).toBe('verification_code_wrong')
  expect((await ask('removeAuthenticator', headers, { code: recoveryCodes[0] })).success).toBe(true)
  expect(await overview(headers)).toMatchObject({ loginVerification: 'email' })
  expect(await overview(headers)).not.toHaveProperty('authenticator')
  expect((await ask('removeAuthenticator', headers, { code: recoveryCodes[1] })).code).toBe('not_found')
  expect(await kinds(headers)).toEqual(['authenticatorRemoved', 'authenticatorAdded'])
})

test('A19 P01 new recovery codes end the ones before', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  expect((await ask('renewRecoveryCodes', headers, { code: '000000' })).code).toBe('not_found')
  const { recoveryCodes } = await addApp(headers)
  // The password alone, which opens a session, gets none.
  expect((await ask('renewRecoveryCodes', headers, { code: 'not-a-code-1' })).code).toBe('verification_code_wrong')
  const renewed = (await ask('renewRecoveryCodes', headers, { code: recoveryCodes[1] })).value.recoveryCodes
  expect((await ask('removeAuthenticator', headers, { code: recoveryCodes[0] })).code).toBe('verification_code_wrong')
  expect((await ask('removeAuthenticator', headers, { code: renewed[0] })).success).toBe(true)
})

test('A19 P01 an app that is set up is not replaced before it is removed by a code of its own', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const early = (await ask('authenticatorOptions', headers)).value
  const { uri, recoveryCodes } = await addApp(headers)
  expect((await ask('authenticatorOptions', headers)).code).toBe('authenticator_set')
  const replacing = { ticket: early.ticket, code: shown(early.uri) }
  expect((await ask('addAuthenticator', headers, replacing)).code).toBe('authenticator_set')
  gateway.clock.set('2026-11-21T12:01:00Z')
  expect((await ask('removeAuthenticator', headers, { code: shown(uri) })).success).toBe(true)
  expect(recoveryCodes).toHaveLength(10)
  expect((await ask('addAuthenticator', headers, replacing)).code).toBe('verification_code_wrong')
})

test('A19 P01 a set-up is its session’s, counts once and ends after ten minutes', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { ticket, uri } = (await ask('authenticatorOptions', headers)).value
  const add = async (who: Headers) => ask('addAuthenticator', who, { ticket, code: shown(uri) })
  for (const username of ['demoplayer', 'demodownline'])
    expect((await add(await signIn(gateway, username))).code).toBe('verification_code_wrong')
  const { recoveryCodes } = (await add(headers)).value
  await ask('removeAuthenticator', headers, { code: recoveryCodes[0] })
  expect((await add(headers)).code).toBe('verification_code_wrong')
  const late = (await ask('authenticatorOptions', headers)).value
  gateway.clock.set('2026-11-21T12:10:01Z')
  await call(gateway, 'confirmIdentity', { headers, body: { password: demoPassword } })
  const tooLate = { ticket: late.ticket, code: shown(late.uri) }
  expect((await ask('addAuthenticator', headers, tooLate)).code).toBe('verification_code_wrong')
})

const paymentOf = (newPassword: string, oldPassword?: string) => ({
  newPassword,
  confirmNewPassword: newPassword,
  ...(oldPassword === undefined ? {} : { oldPassword }),
})

test('P32 a withdrawal password is set by its rule, and changed by whoever knows the one before', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const set = async (body: object) => ask('setPaymentPassword', headers, body)
  expect((await set(paymentOf('not digits'))).issues).toMatchObject([{ path: '/newPassword' }])
  expect((await set({ ...paymentOf('481516'), confirmNewPassword: '481517' })).issues).toMatchObject([
    { path: '/confirmNewPassword' },
  ])
  expect((await set(paymentOf('481516'))).success).toBe(true)
  expect((await overview(headers)).paymentPassword).toMatchObject({
    isSet: true,
    changedAt: '2026-11-21T12:00:00.000Z',
  })
  expect((await set(paymentOf('234200'))).code).toBe('password_wrong')
  expect((await set(paymentOf('234200', '481516'))).success).toBe(true)
  expect((await kinds(headers)).sort()).toEqual(['paymentPasswordChanged', 'paymentPasswordSet'])
})

test('P32 a new address counts when its code has arrived there; the one before is told', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const email = 'ada@example.net'
  expect((await ask('contactCode', headers, { channel: 'mail', email })).value).toEqual({ expiredMinutes: 10 })
  const [sent] = await sentMessages(gateway)
  expect(sent?.to).toBe(email)
  const save = (verificationCode: string) => ask('saveContact', headers, { channel: 'mail', email, verificationCode })
  const code = codeIn(sent)
  expect((await save(code === '000000' ? '111111' : '000000')).code).toBe('verification_code_wrong')
  expect((await save(code)).success).toBe(true)
  expect((await overview(headers)).contacts).toContainEqual({
    channel: 'mail',
    hint: 'a•••@example.net',
    isVerified: true,
  })
  expect((await sentMessages(gateway))[0]).toMatchObject({ to: 'demoplayer@example.org' })
})

test('P32 an address of another account is refused to whoever reads messages there, and no address is none', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const email = 'demodownline@example.org'
  await ask('contactCode', headers, { channel: 'mail', email })
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  expect((await ask('saveContact', headers, { channel: 'mail', email, verificationCode })).code).toBe('email_taken')
  expect((await ask('contactCode', headers, { channel: 'mail', email: 'nowhere' })).code).toBe('validation_failed')
})

test('P32 the address that an account has is verified without being typed again', async () => {
  await gateway.db
    .updateTable('member_contacts')
    .set({ verified_at: null })
    .where('contact_key', '=', '+447700900103')
    .execute()
  const headers = await signIn(gateway, 'demodownline')
  await ask('contactCode', headers, { channel: 'sms' })
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  expect((await ask('saveContact', headers, { channel: 'sms', verificationCode })).success).toBe(true)
  expect((await overview(headers)).contacts).toContainEqual({ channel: 'sms', hint: '•••• 03', isVerified: true })
})

test.each([
  ['authenticatorOptions', undefined],
  ['addAuthenticator', { ticket: 'a'.repeat(64), code: '000000' }],
  ['removeAuthenticator', { code: '000000' }],
  ['renewRecoveryCodes', { code: '000000' }],
  ['renamePasskey', { id: 'abcdefghijklmnopqrstuv', name: 'Phone' }],
  ['setPaymentPassword', paymentOf('481516')],
  ['contactCode', { channel: 'sms' }],
  ['saveContact', { channel: 'sms', verificationCode: '000000' }],
] as const)('P01 %s asks for a fresh proof ten minutes after the login', async (id, body) => {
  const headers = await signIn(gateway, 'demoplayer')
  gateway.clock.set('2026-11-21T12:10:01Z')
  const { code } = await ask(id, headers, body)
  // Whether an app shows the right code says nothing about the account.
  expect(code).toBe(id === 'addAuthenticator' ? 'verification_code_wrong' : 'password_required')
})

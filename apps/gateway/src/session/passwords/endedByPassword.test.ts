import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { createSoftwareKey } from '../../testing/softwareKey.ts'
import { startAnew } from '../../testing/startAnew.ts'
import { hashPassword } from '../port.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, 'smsLogin', 'phonePasswordReset']) })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
  await gateway.db
    .updateTable('members')
    .set({ password_hash: await hashPassword(demoPassword) })
    .where('username_key', 'in', ['demoplayer', 'demoverifysms', 'demoverifybank'])
    .execute()
})

const newPassword = 'harbour-violin-4'
const numbers = {
  demoplayer: { mobileNum: '7700900101', countryDialingCode: '44' },
  demoverifysms: { mobileNum: '7700900109', countryDialingCode: '44' },
}
const begin = async (username: string) =>
  (await call(gateway, 'login', { body: { type: 'username', username, password: demoPassword } })).json().value
    .verification.ticket
const verify = (ticket: string, answer: string) => call(gateway, 'loginVerification', { body: { ticket, answer } })
const lastCode = async () => codeIn((await sentMessages(gateway))[0])
async function reset(username: keyof typeof numbers) {
  await askForCode(gateway, 'smsPasswordCode', numbers[username])
  const body = { ...numbers[username], verificationCode: await lastCode(), newPassword }
  return call(gateway, 'resetByMobile', { body, headers: browser() })
}

test('A08 a login that waits for its verification ends with a changed password', async () => {
  const ticket = await begin('demoverifybank')
  const trusted = await verify(await begin('demoverifybank'), 'Lucia Example')
  const cookie = trusted.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword }
  expect((await call(gateway, 'changePassword', { body, headers: { cookie } })).statusCode).toBe(200)
  expect((await verify(ticket, 'Lucia Example')).json().code).toBe('code_refused')
})

test('A08 A17 a login that waits for its verification, and the codes that were sent, end with a reset password', async () => {
  const ticket = await begin('demoverifysms')
  await askForCode(gateway, 'smsLoginCode', numbers.demoverifysms)
  const verificationCode = await lastCode()
  gateway.clock.set('2026-11-21T12:00:10Z')
  expect((await reset('demoverifysms')).statusCode).toBe(200)
  expect((await call(gateway, 'loginVerificationCode', { body: { ticket } })).json().code).toBe('code_refused')
  const body = { type: 'sms', ...numbers.demoverifysms, verificationCode }
  const bySms = await call(gateway, 'login', { body, headers: browser() })
  expect(bySms.json().code).toBe('verification_code_wrong')
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('A08 R33 a login code of the brand and a passkey that is being added end with a new password', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  await call(gateway, 'passkeyOptions', { headers, body: {} })
  const { member_id, merchant_id } = await gateway.db
    .selectFrom('members')
    .select(['member_id', 'merchant_id'])
    .where('username_key', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  const expires_at = new Date('2026-11-21T12:01:00Z')
  await gateway.db
    .insertInto('login_codes')
    .values({ merchant_id, member_id, code_hash: Buffer.alloc(32), expires_at })
    .execute()
  expect((await reset('demoplayer')).statusCode).toBe(200)
  for (const table of ['login_codes', 'passkey_questions'] as const)
    expect(await gateway.db.selectFrom(table).select('member_id').where('member_id', '=', member_id).execute()).toEqual(
      [],
    )
})

test('QP13 A17 a passkey opens nothing after the password was reset, and stays when its owner changes it', async () => {
  const key = createSoftwareKey()
  const headers = await signIn(gateway, 'demoplayer')
  const { ticket, options } = (await call(gateway, 'passkeyOptions', { headers, body: {} })).json().value
  await call(gateway, 'addPasskey', { headers, body: { ticket, passkey: key.make(options), name: 'Phone' } })
  const login = async () => {
    const question = (await call(gateway, 'passkeyLoginOptions')).json().value
    return call(gateway, 'passkeyLogin', { body: { ticket: question.ticket, passkey: key.use(question.options) } })
  }
  const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword }
  expect((await call(gateway, 'changePassword', { body, headers })).statusCode).toBe(200)
  expect((await login()).statusCode).toBe(200)
  expect((await reset('demoplayer')).statusCode).toBe(200)
  expect((await login()).json().code).toBe('passkey_refused')
})

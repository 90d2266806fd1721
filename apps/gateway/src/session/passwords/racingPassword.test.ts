import { demoPassword } from '@foyer/sandbox'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { consumeCode } from '../../codes/port.ts'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../../testing/createTestGateway.ts'
import { createSoftwareKey } from '../../testing/softwareKey.ts'
import { startAnew } from '../../testing/startAnew.ts'
import { consumeLoginCode, issueLoginCode } from '../codes/loginCodes.ts'
import { checkPasskey } from '../passkeys/checkPasskey.ts'
import { takeQuestion } from '../passkeys/questions.ts'
import { hashPassword } from '../port.ts'
import { takePending } from '../verification/loginVerifications.ts'
import { removePasskeys, storePassword } from './storePassword.ts'

// All work as ever; a password is changed at the moment at which one of them has said yes.
vi.mock('@node-rs/argon2', { spy: true })
vi.mock('../../codes/port.ts', { spy: true })
vi.mock('../codes/loginCodes.ts', { spy: true })
vi.mock('../passkeys/checkPasskey.ts', { spy: true })
vi.mock('../passkeys/questions.ts', { spy: true })
vi.mock('../verification/loginVerifications.ts', { spy: true })

const names = ['demoplayer', 'demoverifybank'] as const
const number = { mobileNum: '7700900101', countryDialingCode: '44' }
const newPassword = 'harbour-violin-4'

let gateway: TestGateway
let newHash: string
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, 'smsLogin', 'phonePasswordReset']) })
  newHash = await hashPassword(newPassword)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway, 'passkeys', 'login_verifications')
  const password_hash = await hashPassword(demoPassword)
  await gateway.db.updateTable('members').set({ password_hash }).where('username_key', 'in', names).execute()
})

async function rowOf(username: string) {
  const query = gateway.db.selectFrom('members').select(['member_id', 'password_hash'])
  return query.where('username_key', '=', username).executeTakeFirstOrThrow()
}

/** The owner sets a new password, as after one that was forgotten. */
async function resetNow(username: string): Promise<void> {
  const { db, merchant, clock } = gateway
  const { member_id: memberId, password_hash: passwordHash } = await rowOf(username)
  const context = {
    merchant,
    clock,
    secrets: testSecrets,
    address: '127.0.0.1',
    deviceToken: undefined,
    keepDevice: () => undefined,
  }
  await db.transaction().execute(async (trx) => {
    expect(await storePassword(trx, context, { memberId, passwordHash }, newHash)).toBe(true)
    await removePasskeys(trx, context, memberId)
  })
}

/** Lets the next call of a function be followed by a new password before anything else happens. */
function thenReset<Args extends unknown[], Result>(
  step: (...args: Args) => Promise<Result>,
  username: (typeof names)[number] = 'demoplayer',
): void {
  const once = async (...args: Args): Promise<Result> => {
    // By now the function is itself again.
    const result = await step(...args)
    await resetNow(username)
    return result
  }
  vi.mocked(step).mockImplementationOnce(once)
}

async function expectNothingOpen(username: string): Promise<void> {
  const { member_id, password_hash } = await rowOf(username)
  for (const table of ['sessions', 'login_verifications', 'passkeys'] as const)
    expect(await gateway.db.selectFrom(table).select('member_id').where('member_id', '=', member_id).execute()).toEqual(
      [],
    )
  expect(password_hash).toBe(newHash)
}

const login = (username: string) =>
  call(gateway, 'login', { body: { type: 'username', username, password: demoPassword } })

test('A08 a login by password that is under way while the password changes opens no session', async () => {
  thenReset(verify)
  expect((await login('demoplayer')).json().code).toBe('login_failed')
  await expectNothingOpen('demoplayer')
})

test('A08 A18 a login whose second step is about to be asked for does not wait for it once the password has changed', async () => {
  thenReset(verify, 'demoverifybank')
  expect((await login('demoverifybank')).json().code).toBe('login_failed')
  await expectNothingOpen('demoverifybank')
})

test('A08 A18 a second step that is being answered while the password changes opens no session', async () => {
  const { ticket } = (await login('demoverifybank')).json().value.verification
  thenReset(takePending, 'demoverifybank')
  const answer = await call(gateway, 'loginVerification', { body: { ticket, answer: 'Lucia Example' } })
  expect(answer.json().code).toBe('login_failed')
  await expectNothingOpen('demoverifybank')
})

test('A08 A02 a login by SMS whose code was taken while the password changes opens no session', async () => {
  await askForCode(gateway, 'smsLoginCode', number)
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  thenReset(consumeCode)
  const body = { type: 'sms', ...number, verificationCode }
  expect((await call(gateway, 'login', { body, headers: browser() })).json().code).toBe('login_failed')
  await expectNothingOpen('demoplayer')
})

test('A08 R33 a login by the code of an address that was taken while the password changes opens no session', async () => {
  const { db, clock, merchant } = gateway
  const { member_id } = await rowOf('demoplayer')
  const scope = { db, clock, merchantId: merchant.id }
  const { code } = await issueLoginCode(scope, testSecrets.ofLoginCodes(), member_id, 'one-request')
  thenReset(consumeLoginCode)
  expect((await call(gateway, 'loginByCode', { body: { code } })).json().code).toBe('login_failed')
  await expectNothingOpen('demoplayer')
})

test('A08 QP13 a login by passkey that is under way while the password is reset opens no session', async () => {
  const key = createSoftwareKey()
  const headers = await signIn(gateway, 'demoplayer')
  const made = (await call(gateway, 'passkeyOptions', { headers, body: {} })).json().value
  await call(gateway, 'addPasskey', {
    headers,
    body: { ticket: made.ticket, passkey: key.make(made.options), name: 'Phone' },
  })
  const { ticket, options } = (await call(gateway, 'passkeyLoginOptions')).json().value
  thenReset(checkPasskey)
  const answer = await call(gateway, 'passkeyLogin', { body: { ticket, passkey: key.use(options) } })
  expect(answer.json().code).toBe('login_failed')
  await expectNothingOpen('demoplayer')
})

test('A08 QP13 a passkey that is being added while the password is reset is not there afterwards', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const { ticket, options } = (await call(gateway, 'passkeyOptions', { headers, body: {} })).json().value
  thenReset(takeQuestion)
  const body = { ticket, passkey: createSoftwareKey().make(options), name: 'Phone' }
  // The proof went with the session.
  expect((await call(gateway, 'addPasskey', { headers, body })).json().code).toBe('password_required')
  await expectNothingOpen('demoplayer')
})

test('A08 of a change and a reset of the password at the same time the second changes nothing', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  thenReset(hash)
  const body = { oldPassword: demoPassword, newPassword: 'violin-harbour-5', confirmNewPassword: 'violin-harbour-5' }
  expect((await call(gateway, 'changePassword', { headers, body })).json().code).toBe('password_wrong')
  await expectNothingOpen('demoplayer')
})

test('A08 A17 a reset that is under way while its owner sets a new password changes nothing', async () => {
  await askForCode(gateway, 'smsPasswordCode', number)
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  thenReset(hash)
  const body = { ...number, verificationCode, newPassword: 'violin-harbour-5' }
  const answer = await call(gateway, 'resetByMobile', { body, headers: browser() })
  expect(answer.json().code).toBe('verification_code_wrong')
  await expectNothingOpen('demoplayer')
})

test('A08 of twenty logins beside a change of the password none is left open', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword }
  const logins = () => Array.from({ length: 10 }, () => login('demoplayer'))
  const [changed, ...others] = await Promise.all([
    call(gateway, 'changePassword', { headers, body }),
    ...logins(),
    ...logins(),
  ])
  expect(changed?.statusCode).toBe(200)
  for (const answer of others) {
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().code).toBe('not_logged_in')
  }
})

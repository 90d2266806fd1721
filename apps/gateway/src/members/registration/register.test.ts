import { registrationRules } from '@foyer/brand'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork, readPicture } from '../../testing/humanProofs.ts'
import { checkRegistration } from './checkRegistration.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

const filled = {
  username: 'Nightowl7',
  password: 'long winter 26'.replaceAll(' ', '-'),
  confirmPassword: 'long-winter-26',
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
  ageConfirmed: true,
}
const register = async (changes: object = {}) =>
  call(gateway, 'register', { body: { ...filled, ...(await doneWork(gateway)), ...changes } })

/** Runs with some of the merchant's registration fields changed. */
async function withFields(fields: object, run: () => Promise<void>): Promise<void> {
  const { merchant, merchants } = gateway
  const config = { ...merchant.config, registration: { ...merchant.config.registration, fields } } as Merchant['config']
  merchants.put({ ...merchant, config })
  await run()
  merchants.put(merchant)
}

test('I10 opens an account with an empty wallet and signs it in', async () => {
  const answer = await register()
  expect(answer.json()).toMatchObject({ success: true, value: { account: 'Nightowl7', token: 'cookie' } })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await call(gateway, 'memberInfo', { headers: { cookie } })).json().value).toMatchObject({
    account: 'Nightowl7',
    type: 0,
    toUpline: false,
  })
  expect((await call(gateway, 'balance', { headers: { cookie } })).json().value).toEqual({ sumBalance: '0.00' })
})

test('I10 refuses a user name that differs from a taken one in case only', async () => {
  await register({ username: 'takenName' })
  const answer = await register({ username: 'TAKENNAME' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('username_taken')
})

test('I10 opens one account when the same name is asked for twice at once', async () => {
  const answers = await Promise.all([register({ username: 'twinName' }), register({ username: 'twinName' })])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

test('V05 names every field that does not fit', async () => {
  const answer = await register({ username: '7up', password: 'short', confirmPassword: 'shorter' })
  expect(answer.statusCode).toBe(422)
  expect(
    answer
      .json()
      .issues.map(({ path }: { path: string }) => path)
      .sort(),
  ).toEqual(['/confirmPassword', '/password', '/username'])
})

test('V05 a user name of spaces is none, by whatever pattern', () => {
  const rules = registrationRules({ fields: { username: { patternId: 'anyCharacters', minLength: 1 } } })
  const input = { username: ' \u2003 ', password: 'kite-over-9-hills', confirmPassword: 'kite-over-9-hills' }
  const facts = { rules, method: 'username', number: undefined, terms: '1', names: [] } as const
  expect(checkRegistration(input, facts)).toEqual([{ path: '/username', message: 'is required' }])
})

test.each(['password123', '12345678', 'aaaaaaaa', 'Nightowl7', 'Qwerty!!', 'galatasaray1905'])(
  'V05 refuses %s as too easy to guess',
  async (password) => {
    const { issues } = (await register({ password, confirmPassword: password })).json()
    expect(issues).toContainEqual({ path: '/password', message: 'is too easy to guess' })
  },
)

test.each(['agreedToTerms', 'ageConfirmed'])('RG08 RG09 does not open an account without %s', async (field) => {
  const answer = await register({ [field]: false })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(`/${field}`)
})

test('RG03 asks for what the merchant requires, by its pattern, and keeps it', async () => {
  await withFields({ email: { enabled: true, required: true } }, async () => {
    expect((await register({ username: 'mailer1' })).json().issues).toEqual([
      { path: '/email', message: 'is required' },
    ])
    expect((await register({ username: 'mailer1', email: 'nowhere' })).json().issues).toEqual([
      { path: '/email', message: 'must fit the pattern mailbox' },
    ])
    expect((await register({ username: 'mailer1', email: 'mailer@example.org' })).statusCode).toBe(200)
  })
  const row = await gateway.db
    .selectFrom('members')
    .select('profile')
    .where('username', '=', 'mailer1')
    .executeTakeFirstOrThrow()
  expect(row.profile).toEqual({ email: 'mailer@example.org' })
})

test('RG03 does not keep what the merchant does not ask for', async () => {
  expect((await register({ username: 'private1', idNumber: 'A123456' })).statusCode).toBe(200)
  const row = await gateway.db
    .selectFrom('members')
    .select('profile')
    .where('username', '=', 'private1')
    .executeTakeFirstOrThrow()
  expect(row.profile).toEqual({})
})

test('RG13 opens no account without a proof that a person asks for it, and takes each proof once', async () => {
  expect((await register({ username: 'robot42', verification: '' })).json()).toMatchObject({
    code: 'captcha_required',
    captcha: true,
  })
  const proof = await doneWork(gateway)
  expect((await register({ username: 'person42', ...proof })).statusCode).toBe(200)
  expect((await register({ username: 'person43', ...proof })).json().code).toBe('captcha_wrong')
})

test('RG13 reads a picture where the merchant asks for one, or takes work instead', async () => {
  await withFields({ captcha: { enabled: true, required: true } }, async () => {
    const withPicture = (username: string, answer: string) =>
      register({ username, verification: '', ...readPicture(gateway, 'h4rty', answer) })
    expect((await withPicture('robot44', 'h4rtx')).json()).toMatchObject({ code: 'captcha_wrong', captcha: true })
    expect((await withPicture('person44', 'H4RTY')).statusCode).toBe(200)
    expect((await register({ username: 'person45' })).statusCode).toBe(200)
  })
})

test('I10 is off where the brand has switched registration off', async () => {
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set() })
  expect((await register({ username: 'tooLate1' })).json().code).toBe('module_off')
  merchants.put(merchant)
})

test('I10 makes an address wait that opens one account after another', async () => {
  await gateway.db
    .insertInto('login_attempts')
    .values({
      merchant_id: gateway.merchant.id,
      subject: 'register:127.0.0.1',
      failures: 30,
      window_started_at: gateway.clock.now(),
      blocked_until: null,
    })
    .execute()
  const answer = await register({ username: 'oneMore1' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('300')
})

test('RG08 RG09 keeps which terms were accepted and which age was confirmed, and when', async () => {
  await register({ username: 'consents1', termsVersion: gateway.merchant.config.jurisdiction.termsVersion })
  const row = await gateway.db
    .selectFrom('members')
    .select(['terms_version', 'confirmed_age', 'consented_at'])
    .where('username', '=', 'consents1')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ terms_version: '1', confirmed_age: 18, consented_at: gateway.clock.now() })
})

test('RG09 does not take old terms for those that hold now', async () => {
  expect((await register({ username: 'consents2', termsVersion: '0' })).json().issues).toEqual([
    { path: '/agreedToTerms', message: 'the terms have changed; reload the page to read them' },
  ])
})

test('V08 a withdrawal password is kept as a hash only', async () => {
  await withFields({ paymentPassword: { enabled: true } }, async () => {
    expect((await register({ username: 'payer01' })).json().issues[0].path).toBe('/paymentPassword')
    expect((await register({ username: 'payer01', paymentPassword: '482913' })).statusCode).toBe(200)
  })
  const row = await gateway.db
    .selectFrom('members')
    .select(['payment_password_hash', 'profile'])
    .where('username', '=', 'payer01')
    .executeTakeFirstOrThrow()
  expect(row.payment_password_hash).toMatch(/^\$argon2id/)
  expect(row.profile).toEqual({})
})

test('RG03 letters put together of parts are kept as one', async () => {
  await withFields({ payeeName: { enabled: true } }, async () => {
    await register({ username: 'composer1', payeeName: 'Zoe\u0308 Er' })
  })
  const row = await gateway.db
    .selectFrom('members')
    .select('profile')
    .where('username', '=', 'composer1')
    .executeTakeFirstOrThrow()
  expect(row.profile).toEqual({ payeeName: 'Zo\u00eb Er' })
})

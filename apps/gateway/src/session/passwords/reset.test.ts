import { demoPassword } from '@foyer/sandbox'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'
import { startAnew } from '../../testing/startAnew.ts'

// Works as ever, and remembers what it was asked.
vi.mock('@node-rs/argon2', { spy: true })

const number = { mobileNum: '07700 900101', countryDialingCode: '44' }
const strange = { mobileNum: '07700 900999', countryDialingCode: '44' }
const mail = { username: 'demoagent', email: 'DemoAgent@example.org' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  const modules = [...merchant.modulesOn, 'smsLogin', 'emailPasswordReset', 'phonePasswordReset']
  merchants.put({ ...merchant, modulesOn: new Set(modules) })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
})

const lastCode = async (): Promise<string> => codeIn((await sentMessages(gateway))[0])
const other = (code: string): string => (code === '000000' ? '000001' : '000000')
const byMobile = (to: object, verificationCode: string, newPassword: string) =>
  call(gateway, 'resetByMobile', { body: { ...to, verificationCode, newPassword }, headers: browser() })
const bySms = (to: object, verificationCode: string) =>
  call(gateway, 'login', { body: { type: 'sms', ...to, verificationCode }, headers: browser() })
const bytes = (body: string) => body.replace(/"requestId":"[^"]+"/, '')

test('A17 I14 M02 a code sent to the mobile number sets a new password, once, and every session ends', async () => {
  const before = await signIn(gateway, 'demoplayer')
  const sent = await askForCode(gateway, 'smsPasswordCode', number)
  expect(sent.json().value).toEqual({ expirationTime: '2026-11-21T12:10:00.000Z' })
  const code = await lastCode()
  expect((await byMobile(number, other(code), 'harbour-violin-4')).json().code).toBe('verification_code_wrong')
  expect((await byMobile(number, code, 'short')).json().code).toBe('validation_failed')
  expect((await byMobile(number, code, 'harbour-violin-4')).statusCode).toBe(200)
  expect((await byMobile(number, code, 'harbour-violin-5')).json().code).toBe('verification_code_wrong')
  expect((await call(gateway, 'memberInfo', { headers: before })).json().code).toBe('not_logged_in')
  await signIn(gateway, 'demoplayer', 'harbour-violin-4')
  await expect(signIn(gateway, 'demoplayer')).rejects.toThrow('login_failed')
})

test('A16 I13 M02 by mail: a form post answers that the code has been sent, and the code sets a new password', async () => {
  const proof = await doneWork(gateway)
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/wps/member/password/email',
    headers: {
      ...browser(),
      host: 'localhost',
      'x-requested-with': 'foyer',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...mail, verification: proof.verification ?? '' }).toString(),
  })
  expect(answer.json()).toEqual({ success: true, value: { expirationTime: '2026-11-21T12:10:00.000Z' } })
  const [message] = await sentMessages(gateway)
  expect(message).toMatchObject({ channel: 'mail', to: 'demoagent@example.org' })
  const reset = (verificationCode: string) =>
    call(gateway, 'resetByMail', {
      body: { ...mail, verificationCode, newPassword: 'harbour-violin-4' },
      headers: browser(),
    })
  expect((await reset(codeIn(message))).statusCode).toBe(200)
  await signIn(gateway, 'demoagent', 'harbour-violin-4')
})

test('A16 ruling 27 a name and an address that do not belong together are answered in the same bytes, and nothing is sent', async () => {
  const answers = []
  for (const body of [mail, { ...mail, username: 'demodownline' }, { ...mail, email: 'nobody@example.org' }]) {
    answers.push(await askForCode(gateway, 'forgotByMail', body))
    gateway.clock.set('2026-11-21T12:00:02Z')
    await gateway.db.deleteFrom('login_attempts').execute()
    gateway.clock.set('2026-11-21T12:00:00Z')
  }
  expect(new Set(answers.map(({ body, statusCode }) => statusCode + body)).size).toBe(1)
  expect(await sentMessages(gateway)).toHaveLength(1)
})

test('A17 A02 ruling 27 a wrong code and a strange number get the same bytes and the same number of hashes', async () => {
  for (const [id, attempt] of [
    ['smsPasswordCode', (to: object, code: string) => byMobile(to, code, 'harbour-violin-6')],
    ['smsLoginCode', bySms],
  ] as const) {
    await askForCode(gateway, id, number)
    const wrong = other(await lastCode())
    await askForCode(gateway, id, strange)
    vi.mocked(hash).mockClear()
    const [known, unknown] = [await attempt(number, wrong), await attempt(strange, wrong)]
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(bytes(unknown.body)).toBe(bytes(known.body))
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    expect(vi.mocked(hash)).not.toHaveBeenCalled()
    expect(vi.mocked(verify)).not.toHaveBeenCalled()
    await gateway.db.deleteFrom('login_attempts').execute()
  }
})

test('A02 X11 I02 a code sent to the mobile number signs in, once; the one for a new password does not', async () => {
  await askForCode(gateway, 'smsPasswordCode', number)
  const foreign = await lastCode()
  await gateway.db.deleteFrom('login_attempts').execute()
  await askForCode(gateway, 'smsLoginCode', number)
  const code = await lastCode()
  if (foreign !== code) expect((await bySms(number, foreign)).json().code).toBe('verification_code_wrong')
  expect((await bySms(number, code)).json().value.token).toBe('cookie')
  expect((await bySms(number, code)).json().code).toBe('verification_code_wrong')
})

test('V01 I02 a login says which of its fields is missing', async () => {
  const missing = async (body: object) =>
    (await call(gateway, 'login', { body })).json().issues.map(({ path }: { path: string }) => path)
  expect(await missing({ type: 'username', username: 'ada' })).toEqual(['/password'])
  expect(await missing({ type: 'sms', ...number })).toEqual(['/verificationCode'])
})

const codeAndWord = { verificationCode: '123456', newPassword: 'harbour-violin-4' }

test.each([
  ['X09 A16', 'emailPasswordReset', () => askForCode(gateway, 'forgotByMail', mail)],
  ['X09 A16', 'emailPasswordReset', () => call(gateway, 'resetByMail', { body: { ...mail, ...codeAndWord } })],
  ['X10 A17', 'phonePasswordReset', () => byMobile(number, '123456', 'harbour-violin-4')],
  ['X11 A02', 'smsLogin', () => bySms(number, '123456')],
] as const)('%s without %s alone its calls answer that the module is off', async (_ids, module, ask) => {
  const { merchants } = gateway
  const now = merchants.byHost('localhost')
  if (now === undefined) throw new Error('the site of these tests is there')
  merchants.put({ ...now, modulesOn: new Set([...now.modulesOn].filter((one) => one !== module)) })
  expect((await ask()).json().code).toBe('module_off')
  merchants.put(now)
  expect((await ask()).json().code).not.toBe('module_off')
})

test('I03 X13 A03 without the module there is no free play', async () => {
  const { merchants } = gateway
  const now = merchants.byHost('localhost')
  if (now === undefined) throw new Error('the site of these tests is there')
  merchants.put({ ...now, modulesOn: new Set() })
  expect((await call(gateway, 'freePlayLogin')).json().code).toBe('module_off')
  merchants.put(now)
})

test('I03 A03 free play opens a trial account with play money, which no password opens', async () => {
  const answer = await call(gateway, 'freePlayLogin')
  expect(answer.json().value).toMatchObject({ token: 'cookie', firstTimeLogin: false })
  const headers = { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const { account, type } = (await call(gateway, 'memberInfo', { headers })).json().value
  expect(type).toBe(4)
  expect((await call(gateway, 'balance', { headers })).json().value.sumBalance).toBe('10000.00')
  const body = { type: 'username', username: account, password: demoPassword }
  expect((await call(gateway, 'login', { body })).json().code).toBe('login_failed')
})

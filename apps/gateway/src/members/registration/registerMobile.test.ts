import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { signSandboxToken } from '../../phone/sandboxToken.ts'
import { writeProviderAnswers } from '../../system/port.ts'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'
import { startAnew } from '../../testing/startAnew.ts'

let gateway: TestGateway
/** As the brand folder has it. */
let plain: Merchant
beforeAll(async () => {
  gateway = await createTestGateway()
  plain = gateway.merchant
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
  use({})
})

const asksCode = { verificationCode: { enabled: true } }
/** The site with mobile registration on, some of its fields changed, and a provider of phone verification. */
function use(
  fields: Merchant['config']['registration']['fields'],
  phone: Merchant['config']['verification']['phone'] = 'sms',
): void {
  const { config } = plain
  gateway.merchants.put({
    ...plain,
    modulesOn: new Set([...plain.modulesOn, 'mobileRegistration']),
    config: {
      ...config,
      registration: { ...config.registration, fields },
      verification: { ...config.verification, phone },
    },
  })
}

const password = 'long-winter-26'
const filled = {
  countryDialingCode: '90',
  password,
  confirmPassword: password,
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
  ageConfirmed: true,
}
const register = async (changes: object) =>
  call(gateway, 'registerMobile', {
    body: { ...filled, ...(await doneWork(gateway)), ...changes },
    headers: browser(),
  })
const registerByName = async (changes: object) =>
  call(gateway, 'register', {
    body: { username: 'Nightowl9', ...filled, ...(await doneWork(gateway)), ...changes },
    headers: browser(),
  })
async function codeFor(mobileNo: string): Promise<string> {
  await askForCode(gateway, 'smsRegisterCode', { mobileNo, countryDialingCode: '90' })
  return codeIn((await sentMessages(gateway))[0])
}

test('I11 RG02 RG06 the user name is the mobile number, and the account is told', async () => {
  const answer = await register({ mobileNum: '0532 100 00 01' })
  expect(answer.json()).toMatchObject({ success: true, value: { account: '905321000001', token: 'cookie' } })
  const login = { type: 'username', username: '905321000001', password }
  expect((await call(gateway, 'login', { body: login })).statusCode).toBe(200)
})

test('RG02 a password is asked for where the rules ask for one', async () => {
  const without = { mobileNum: '5321000002', password: undefined, confirmPassword: undefined }
  expect((await register(without)).json().issues).toEqual([
    { path: '/password', message: 'is required' },
    { path: '/confirmPassword', message: 'is required' },
  ])
  use({ password: { enabled: false, required: false } })
  expect((await register(without)).json().value.account).toBe('905321000002')
})

test('X13 mobile registration is off where its module is', async () => {
  gateway.merchants.put(plain)
  expect((await register({ mobileNum: '5321000003' })).json().code).toBe('module_off')
})

test.each(['12', '053210', '+44 7700 900123', 'phone'])(
  'V06 V32 the number %j is refused at its field',
  async (mobileNum) => {
    const { issues } = (await register({ mobileNum })).json()
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(['/mobileNum'])
  },
)

test('V06 the code that was sent to the number is needed where SMS is on, and counts once', async () => {
  use(asksCode)
  const mobileNum = '5321000004'
  expect((await register({ mobileNum })).json().issues).toEqual([{ path: '/verificationCode', message: 'is required' }])
  const code = await codeFor(mobileNum)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await register({ mobileNum, verificationCode: wrong })).json().code).toBe('verification_code_wrong')
  expect((await register({ mobileNum: '5321000005', verificationCode: code })).json().code).toBe(
    'verification_code_wrong',
  )
  expect((await register({ mobileNum, verificationCode: code })).statusCode).toBe(200)
  expect((await register({ mobileNum, verificationCode: code })).json().code).toBe('verification_code_wrong')
})

test('RG06 N31 a number that is a user name is not shown whole as the name of its owner', async () => {
  use(asksCode)
  const mobileNum = '5321000018'
  expect((await register({ mobileNum, verificationCode: await codeFor(mobileNum) })).statusCode).toBe(200)
  const { nickname } = await gateway.db
    .selectFrom('members')
    .select('nickname')
    .where('username', '=', '905321000018')
    .executeTakeFirstOrThrow()
  expect(nickname).toBe('•••• 18')
})

test('RG02 that a number is taken is said only to who has its code', async () => {
  use(asksCode)
  const mobileNum = '5321000006'
  expect((await register({ mobileNum, verificationCode: await codeFor(mobileNum) })).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:10Z')
  expect((await register({ mobileNum, verificationCode: '000000' })).json().code).toBe('verification_code_wrong')
  const taken = await register({ mobileNum, verificationCode: await codeFor(mobileNum) })
  expect(taken.json()).toMatchObject({ code: 'mobile_taken' })
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('RG03 that a user name is taken costs no code', async () => {
  use(asksCode)
  const mobileNum = '5321000007'
  const verificationCode = await codeFor(mobileNum)
  expect((await registerByName({ username: 'demoplayer', mobileNum, verificationCode })).json().code).toBe(
    'username_taken',
  )
  expect((await registerByName({ mobileNum, verificationCode })).statusCode).toBe(200)
  const row = await gateway.db
    .selectFrom('member_contacts')
    .innerJoin('members', 'members.member_id', 'member_contacts.member_id')
    .select(['contact_key', 'verified_at'])
    .where('username', '=', 'Nightowl9')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ contact_key: '+905321000007', verified_at: gateway.clock.now() })
})

test('ruling 27 whether a user name is taken is said only after human verification', async () => {
  for (const username of ['demoplayer', 'nobodyYet1']) {
    const answer = await registerByName({ username, verification: '' })
    expect(answer.json().code).toBe('captcha_required')
  }
})

test('RG12 a provider that sends the code itself hands in its word for the number', async () => {
  use(asksCode, 'sandbox')
  const mobileNum = '5321000008'
  const asked = { mobileNo: mobileNum, countryDialingCode: '90' }
  const code = await codeFor(mobileNum)
  const { idToken } = (
    await call(gateway, 'sandboxPhoneToken', { body: { ...asked, code }, headers: browser() })
  ).json().value
  const word = { firebaseChannel: 'sandbox', firebaseIdToken: idToken }
  expect((await register({ mobileNum: '5321000009', ...word })).json().code).toBe('phone_not_verified')
  expect((await register({ mobileNum, verificationCode: code })).json().code).toBe('phone_not_verified')
  expect((await register({ mobileNum, ...word })).statusCode).toBe(200)
})

test('RG12 the word of a provider for a number counts once, also when it comes many times at once', async () => {
  use(asksCode, 'sandbox')
  const mobileNum = '5321000011'
  const code = await codeFor(mobileNum)
  const body = { mobileNo: mobileNum, countryDialingCode: '90', code }
  const { idToken } = (await call(gateway, 'sandboxPhoneToken', { body, headers: browser() })).json().value
  const word = { mobileNum, firebaseChannel: 'sandbox', firebaseIdToken: idToken }
  const answers = await Promise.all([1, 2, 3, 4].map((n) => registerByName({ username: `Racer${n}x`, ...word })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  await gateway.db.deleteFrom('member_contacts').where('contact_key', '=', '+905321000011').execute()
  expect((await registerByName({ username: 'Racer5x', ...word })).json().code).toBe('phone_not_verified')
})

test('RG12 one number opens one account that has it verified, whatever proofs of it come at once', async () => {
  use(asksCode, 'sandbox')
  const mobileNum = '5321000012'
  const tokens: string[] = []
  for (let count = 0; count < 3; count += 1) {
    gateway.clock.set(`2026-11-21T12:00:${10 + count * 10}Z`)
    tokens.push(await signSandboxToken({ ...gateway, secrets: testSecrets, mode: 'sandbox' }, '+905321000012'))
  }
  const answers = await Promise.all(
    tokens.map((firebaseIdToken, n) =>
      registerByName({ username: `Sprinter${n}`, mobileNum, firebaseChannel: 'sandbox', firebaseIdToken }),
    ),
  )
  expect(answers.map((answer) => answer.json().code ?? 'opened').sort()).toEqual([
    'mobile_taken',
    'mobile_taken',
    'opened',
  ])
  const opened = await gateway.db
    .selectFrom('members')
    .select('username')
    .where('username', 'like', 'Sprinter%')
    .execute()
  expect(opened).toHaveLength(1)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('RG12 I65 the desk chooses what the sandbox provider says', async () => {
  use(asksCode, 'sandbox')
  await writeProviderAnswers(gateway.db, plain.id, { phone: 'quota-exceeded', human: 'accepted' })
  const body = { mobileNo: '5321000010', countryDialingCode: '90', code: '123456' }
  expect((await call(gateway, 'sandboxPhoneToken', { body, headers: browser() })).json()).toMatchObject({
    code: 'phone_not_verified',
    issues: [{ path: '/code', message: 'quota-exceeded' }],
  })
  await writeProviderAnswers(gateway.db, plain.id, { phone: 'accepted', human: 'accepted' })
})

test('RG12 the sandbox provider has no word where another provider is chosen, nor for a wrong code', async () => {
  use(asksCode)
  const body = { mobileNo: '5321000010', countryDialingCode: '90', code: '123456' }
  expect((await call(gateway, 'sandboxPhoneToken', { body, headers: browser() })).json().code).toBe('module_off')
  use(asksCode, 'sandbox')
  expect((await call(gateway, 'sandboxPhoneToken', { body, headers: browser() })).json().code).toBe(
    'verification_code_wrong',
  )
})

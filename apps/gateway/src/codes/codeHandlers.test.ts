import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeContact } from '../contacts/port.ts'
import { askForCode, codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { doneWork } from '../testing/humanProofs.ts'
import { startAnew } from '../testing/startAnew.ts'

const known = '+905321234567'
const number = { mobileNum: '0532 123 45 67', countryDialingCode: '90' }
const stranger = { mobileNum: '5559999999', countryDialingCode: '+90' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
  const { db, merchant, merchants } = gateway
  const modules = [...merchant.modulesOn, 'smsLogin', 'mobileRegistration', 'phonePasswordReset']
  merchants.put({ ...merchant, modulesOn: new Set(modules) })
  const { member_id } = await db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('username', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  await storeContact(db, merchant.id, member_id, { channel: 'sms', key: known, verifiedAt: gateway.clock.now() })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await startAnew(gateway)
})

test('I05 EN17 sends a login code to the owner of a number and says how long it is good', async () => {
  const answer = await askForCode(gateway, 'smsLoginCode', number)
  expect(answer.json()).toEqual({ success: true, value: { expiredMinutes: 10 } })
  const [message, ...others] = await sentMessages(gateway)
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'sms', to: known, language: 'en', sentAt: '2026-11-21T12:00:00.000Z' })
  expect(message?.text).toContain(`${codeIn(message)} is your code to log in to Velvet Comet`)
  expect(message?.text).toContain(`@localhost #${codeIn(message)}`)
  expect(codeIn(message)).toMatch(/^\d{6}$/)
})

test('I05 ruling 27 answers an unknown number in the same bytes and sends nothing', async () => {
  const [owner, nobody] = [
    await askForCode(gateway, 'smsLoginCode', number),
    await askForCode(gateway, 'smsLoginCode', stranger),
  ]
  expect(nobody.body).toBe(owner.body)
  expect(nobody.statusCode).toBe(owner.statusCode)
  expect((await sentMessages(gateway)).map(({ to }) => to)).toEqual([known])
  const rows = await gateway.db.selectFrom('one_time_codes').select('tries').execute()
  expect(rows).toEqual([{ tries: 0 }, { tries: 0 }])
})

test('I05 writes in the language of the call', async () => {
  await askForCode(gateway, 'smsLoginCode', number, { headers: { language: 'TY' } })
  const [message] = await sentMessages(gateway)
  expect(message?.language).toBe('tr')
  expect(message?.text).toContain(`Velvet Comet için giriş kodunuz: ${codeIn(message)}`)
})

test('I06 sends a sign-up code to a number that nobody has', async () => {
  const body = { mobileNo: stranger.mobileNum, countryDialingCode: '90' }
  const answer = await askForCode(gateway, 'smsRegisterCode', body)
  expect(answer.json()).toEqual({ success: true, value: { expiredMinutes: 10 } })
  expect((await sentMessages(gateway))[0]).toMatchObject({ to: '+905559999999' })
})

test('A14 EN17 the code for a new password says when it ends', async () => {
  const answer = await askForCode(gateway, 'smsPasswordCode', number)
  expect(answer.json()).toEqual({ success: true, value: { expirationTime: '2026-11-21T12:10:00.000Z' } })
  expect((await sentMessages(gateway))[0]?.text).toContain('is your code for a new password')
})

test.each(['12', 'phone', '+44 7700 900123', '0532 123 45 67 ext. 5', '5321234567890123'])(
  'V10 the number %j is refused before the proof is used up',
  async (mobileNum) => {
    const proof = await doneWork(gateway)
    const body = { mobileNum, countryDialingCode: '90', ...proof }
    const refused = await call(gateway, 'smsLoginCode', { body })
    expect(refused.json()).toMatchObject({ code: 'validation_failed', issues: [{ path: '/mobileNum' }] })
    expect((await call(gateway, 'smsLoginCode', { body: { ...body, ...number } })).statusCode).toBe(200)
  },
)

test('V10 a code needs human verification', async () => {
  expect((await call(gateway, 'smsLoginCode', { body: number })).json()).toMatchObject({
    code: 'captcha_required',
    captcha: true,
  })
  const wrong = { ...number, verification: 'made up' }
  expect((await call(gateway, 'smsLoginCode', { body: wrong })).json().code).toBe('captcha_wrong')
  expect(await sentMessages(gateway)).toEqual([])
})

test('C15 A15 the next code for a number comes a second later at the earliest', async () => {
  await askForCode(gateway, 'smsLoginCode', number)
  const refused = await askForCode(gateway, 'smsLoginCode', number)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 1 })
  gateway.clock.set('2026-11-21T12:00:01.001Z')
  expect((await askForCode(gateway, 'smsLoginCode', number)).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('C19 after five codes for a number whoever asks waits five minutes', async () => {
  const codes: number[] = []
  for (let count = 0; count < 6; count += 1) {
    gateway.clock.set(`2026-11-21T12:00:${String(count * 2).padStart(2, '0')}Z`)
    codes.push((await askForCode(gateway, 'smsLoginCode', number)).statusCode)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  const elsewhere = { remoteAddress: '203.0.113.77' }
  expect((await askForCode(gateway, 'smsLoginCode', number, elsewhere)).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:05:11Z')
  expect((await askForCode(gateway, 'smsLoginCode', number)).statusCode).toBe(200)
  gateway.clock.set('2026-11-21T12:00:00Z')
})

test('R31 R32 during maintenance and from where the site may not be used no code is sent', async () => {
  const { db, merchant } = gateway
  const set = (value: object) =>
    db
      .insertInto('settings')
      .values({ name: `site:${merchant.id}`, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  await set({ maintenance: true })
  expect((await askForCode(gateway, 'smsLoginCode', number)).json().code).toBe('maintenance')
  await set({ regionRestriction: true })
  expect((await askForCode(gateway, 'smsLoginCode', number)).json().code).toBe('region_restricted')
  await set({})
})

test('CF09 a brand without the module sends no codes', async () => {
  const { merchant, merchants } = gateway
  const now = merchants.byHost('localhost')
  merchants.put({ ...merchant, modulesOn: new Set(['registration']) })
  for (const id of ['smsLoginCode', 'smsPasswordCode'] as const)
    expect((await askForCode(gateway, id, number)).json().code).toBe('module_off')
  const body = { mobileNo: '5321234567', countryDialingCode: '90' }
  expect((await askForCode(gateway, 'smsRegisterCode', body)).json().code).toBe('module_off')
  if (now !== undefined) merchants.put(now)
})

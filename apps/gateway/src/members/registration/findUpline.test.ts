import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
  const { merchant, merchants, db } = gateway
  const on = { enabled: true }
  const fields = { affiliateCode: on, referralCode: on, recommenderId: on }
  const config = { ...merchant.config, registration: { ...merchant.config.registration, fields } } as Merchant['config']
  merchants.put({ ...merchant, config })
  for (const [username, invite_code] of [
    ['demoagent', 'HARBOR77'],
    ['demoplayer', 'ADA1815'],
    ['demotrial', 'TRIAL11'],
  ] as const)
    await db.updateTable('members').set({ invite_code }).where('username', '=', username).execute()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

let count = 0
/** Opens an account; returns the user name of whom it was brought by, or the refusal. */
async function broughtBy(codes: object): Promise<unknown> {
  count += 1
  const username = `newcomer${count}`
  const filled = { username, password: 'long-winter-26', confirmPassword: 'long-winter-26', registerMethod: 'WEB' }
  const agreed = { login: true, agreedToTerms: true, ageConfirmed: true, ...(await doneWork(gateway)) }
  const answer = (await call(gateway, 'register', { body: { ...filled, ...agreed, ...codes } })).json()
  if (!answer.success) return [answer.code, answer.issues[0].path]
  const { upline_id } = await gateway.db
    .selectFrom('members')
    .select('upline_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  if (upline_id === null) return undefined
  const upline = await gateway.db
    .selectFrom('members')
    .select('username')
    .where('member_id', '=', upline_id)
    .executeTakeFirstOrThrow()
  return upline.username
}

test('RG10 affiliate, referral and recommender codes set the upline, whatever their case', async () => {
  expect(await broughtBy({ affiliateCode: 'harbor77' })).toBe('demoagent')
  expect(await broughtBy({ referralCode: 'Ada1815' })).toBe('demoplayer')
  expect(await broughtBy({ recommenderId: 'DemoPlayer' })).toBe('demoplayer')
  expect(await broughtBy({})).toBeUndefined()
})

test('RG10 of several the affiliate code counts before the referral code, and that before the recommender', async () => {
  expect(await broughtBy({ affiliateCode: 'HARBOR77', referralCode: 'ADA1815' })).toBe('demoagent')
  expect(await broughtBy({ recommenderId: 'demoagent', referralCode: 'ADA1815' })).toBe('demoplayer')
})

test.each([
  { affiliateCode: 'NOBODY1' },
  { affiliateCode: 'ADA1815' },
  { referralCode: 'demoplayer' },
  { referralCode: 'TRIAL11' },
  { recommenderId: 'nobodyhere' },
])('RG10 Z01 %o belongs to nobody and is refused at its field', async (codes) => {
  expect(await broughtBy(codes)).toEqual(['invitation_code_error', `/${Object.keys(codes)[0]}`])
})

test('I23 RG10 an affiliate code can be checked before anything is sent', async () => {
  const check = async (code: string) => (await call(gateway, 'affiliateCheck', { body: { code } })).json()
  expect(await check('harbor77')).toEqual({ success: true, value: null })
  expect(await check('ADA1815')).toMatchObject({ success: false, code: 'invitation_code_error' })
})

test('I23 nobody tries one code after another', async () => {
  const body = { code: 'GUESS1' }
  const statuses: number[] = []
  for (let tried = 0; tried < 61; tried += 1)
    statuses.push((await call(gateway, 'affiliateCheck', { body })).statusCode)
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('RG10 every new member has a code of their own', async () => {
  await broughtBy({})
  await broughtBy({})
  const rows = await gateway.db
    .selectFrom('members')
    .select('invite_code')
    .where('username', 'like', 'newcomer%')
    .execute()
  const codes = rows.map(({ invite_code }) => invite_code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-KMNP-Z2-9]{10}$/)
})

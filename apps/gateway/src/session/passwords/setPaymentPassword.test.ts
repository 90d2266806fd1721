import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())

test('P32 6.2.3 a stolen session tries ten login passwords a day as withdrawal passwords, and no more', async () => {
  const headers = await signIn(gateway, 'demoplayer')
  const set = async (guess: string, oldPassword: string) => {
    const body = { newPassword: guess, confirmNewPassword: guess, oldPassword }
    return (await call(gateway, 'setPaymentPassword', { headers, body })).json()
  }
  const answers: string[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const { success, code } = await set(`1990010${guess}`, `1990010${guess - 1}`)
    answers.push(success ? 'set' : code)
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'set'), 'too_many_requests', 'password_wrong'])
  const other = await signIn(gateway, 'demoplayer', demoPassword)
  const body = { newPassword: '271828', confirmNewPassword: '271828', oldPassword: '19900109' }
  const late = await call(gateway, 'setPaymentPassword', { headers: other, body })
  expect(late.json().code).toBe('too_many_requests')
})

test('P32 ruling 28 whoever has forgotten it sets another by a code, once, and no code of another kind or channel does', async () => {
  const headers = await signIn(gateway, 'demodownline')
  const ask = async (id: Parameters<typeof call>[1], body: object) =>
    (await call(gateway, id, { headers, body })).json()
  const set = async (newPassword: string, more: object) =>
    ask('setPaymentPassword', { newPassword, confirmNewPassword: newPassword, ...more })
  expect((await set('314159', {})).success).toBe(true)
  const { paymentPassword } = (await call(gateway, 'securityOverview', { headers })).json().value
  expect(paymentPassword.codesTo).toEqual(['mail', 'sms'])

  await ask('contactCode', { channel: 'mail' })
  const other = { channel: 'mail', verificationCode: codeIn((await sentMessages(gateway))[0]) }
  expect((await set('271828', other)).code).toBe('verification_code_wrong')
  expect((await ask('paymentPasswordCode', { channel: 'mail' })).value).toEqual({ expiredMinutes: 10 })
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  expect((await set('271828', { channel: 'sms', verificationCode })).code).toBe('verification_code_wrong')
  // A code that nobody says where it went is none.
  expect((await set('271828', { verificationCode })).code).toBe('password_wrong')
  expect((await set('271828', { channel: 'mail', verificationCode })).success).toBe(true)
  expect((await set('161803', { channel: 'mail', verificationCode })).code).toBe('verification_code_wrong')
  expect((await set('161803', { oldPassword: '271828' })).success).toBe(true)
  expect((await sentMessages(gateway))[0]?.text).toContain('withdrawal password')
})

test('P32 an address that was verified within the day gets no such code, nor does whoever has not shown who they are', async () => {
  const headers = await signIn(gateway, 'demofirst')
  const ask = async (body: object) => (await call(gateway, 'paymentPasswordCode', { headers, body })).json().code
  await gateway.db
    .updateTable('member_contacts')
    .set({ verified_at: gateway.clock.now() })
    .where('channel', '=', 'mail')
    .execute()
  expect(await ask({ channel: 'mail' })).toBe('not_found')
  gateway.clock.set(new Date(gateway.clock.now().getTime() + 11 * 60_000).toISOString())
  expect(await ask({ channel: 'mail' })).toBe('password_required')
})

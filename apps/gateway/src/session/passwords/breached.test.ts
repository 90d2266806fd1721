import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'

const breached = 'harbour-violin-4'
const other = 'harbour-violin-5'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({
    brands: ['comet'],
    breachedPasswords: { has: async (password) => password === breached },
  })
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, 'phonePasswordReset']) })
})
afterAll(() => gateway.close())

const filled = { registerMethod: 'WEB', login: true, agreedToTerms: true, ageConfirmed: true }
const register = async (password: string) =>
  call(gateway, 'register', {
    body: { ...filled, username: 'nightowl7', password, confirmPassword: password, ...(await doneWork(gateway)) },
  })
const issue = (path: string) => [{ path, message: 'is known from a breach of another site' }]

test('ASVS 6.2.12 a password from a breach is refused to whoever registers, changes it or sets it anew', async () => {
  expect((await register(breached)).json().issues).toEqual(issue('/password'))
  expect((await register(other)).json()).toMatchObject({ success: true })

  const headers = await signIn(gateway, 'demoplayer')
  const change = (newPassword: string) =>
    call(gateway, 'changePassword', {
      headers,
      body: { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword },
    })
  expect((await change(breached)).json().issues).toEqual(issue('/newPassword'))
  expect((await change(other)).json()).toMatchObject({ success: true })

  const number = { mobileNum: '7700900109', countryDialingCode: '44' }
  await askForCode(gateway, 'smsPasswordCode', number)
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  const reset = (newPassword: string) =>
    call(gateway, 'resetByMobile', { body: { ...number, verificationCode, newPassword }, headers: browser() })
  // The code is not used up by a password that is refused.
  expect((await reset(breached)).json().issues).toEqual(issue('/newPassword'))
  expect((await reset(other)).json()).toMatchObject({ success: true })
})

test('ASVS 6.2.12 a password that was known before it was on the list still signs in, so that its owner can change it', async () => {
  const body = { type: 'username', username: 'demoagent', password: demoPassword }
  expect((await call(gateway, 'login', { body })).json()).toMatchObject({ success: true })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../../testing/askForCodes.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, 'phonePasswordReset']) })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

const filled = { registerMethod: 'WEB', login: true, agreedToTerms: true, ageConfirmed: true }
const register = async (username: string, password: string) =>
  call(gateway, 'register', {
    body: { ...filled, username, password, confirmPassword: password, ...(await doneWork(gateway)) },
  })
const login = async (username: string, password: string) =>
  call(gateway, 'login', { body: { type: 'username', username, password, ...(await doneWork(gateway)) } })

test('ruling 24 a password of 64 characters of any script is taken, and every one of them counts', async () => {
  const password = 'Ünlü çınar ağacı, 漢字 and "quotes"; <b> ½ of a 🎻 \\0 %s $1 -- &'.padEnd(64, '.')
  expect(password).toHaveLength(64)
  const opened = await register('Longword7', password)
  expect(opened.statusCode, opened.body).toBe(200)
  expect((await login('Longword7', password)).statusCode).toBe(200)
  const others = [
    password.slice(0, 63),
    password.toLowerCase(),
    password.replace('ı', 'i'),
    `${password.slice(0, 63)},`,
  ]
  for (const other of others) expect((await login('Longword7', other)).json().code, other).toBe('login_failed')
})

test('ruling 24 the name of the site, and of the account, is no password', async () => {
  for (const password of ['Velvet-Comet-26', 'comet2026', 'Nightowl99'])
    expect((await register('Nightowl9', password)).json().issues, password).toEqual([
      { path: '/password', message: 'is too easy to guess' },
    ])
})

test('A17 A18 a password that was set anew does not take the place of the second step', async () => {
  const number = { mobileNum: '7700900109', countryDialingCode: '44' }
  const newPassword = 'harbour-violin-4'
  await askForCode(gateway, 'smsPasswordCode', number)
  const verificationCode = codeIn((await sentMessages(gateway))[0])
  const body = { ...number, verificationCode, newPassword }
  expect((await call(gateway, 'resetByMobile', { body, headers: browser() })).statusCode).toBe(200)
  const answer = await call(gateway, 'login', {
    body: { type: 'username', username: 'demoverifysms', password: newPassword },
    headers: browser(),
  })
  expect(answer.json().value).toMatchObject({ verification: { method: 'sms' } })
  expect(answer.json().value).not.toHaveProperty('token')
})

import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMember } from '../../members/port.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { hashPassword } from '../port.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

const change = (
  headers: { cookie: string },
  oldPassword: string,
  newPassword: string,
  confirmNewPassword = newPassword,
) => call(gateway, 'changePassword', { body: { oldPassword, newPassword, confirmNewPassword }, headers })
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }): { cookie: string } => ({
  cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
})

/** An account of its own for a test. */
async function open(username: string, password: string): Promise<void> {
  const { db, merchant, clock } = gateway
  const passwordHash = await hashPassword(password)
  await db
    .transaction()
    .execute((trx) => createMember(trx, merchant, { username, passwordHash, type: 0, createdAt: clock.now() }))
}

test('I12 A08 a changed password ends every session but starts one here, and the old one opens nothing', async () => {
  await open('changer', 'lantern-orchard-9')
  const here = await signIn(gateway, 'changer', 'lantern-orchard-9')
  const elsewhere = await signIn(gateway, 'changer', 'lantern-orchard-9')
  const answer = await change(here, 'lantern-orchard-9', 'harbour-violin-4')
  expect(answer.json()).toEqual({
    success: true,
    value: { token: 'cookie', firstTimeLogin: false, passwordExpired: false },
  })
  for (const headers of [here, elsewhere])
    expect((await call(gateway, 'memberInfo', { headers })).json().code).toBe('not_logged_in')
  expect((await call(gateway, 'memberInfo', { headers: cookiesOf(answer) })).json().value.account).toBe('changer')
  await expect(signIn(gateway, 'changer', 'lantern-orchard-9')).rejects.toThrow('login_failed')
  await signIn(gateway, 'changer', 'harbour-violin-4')
})

test('I12 V02 the new password has to fit the rule, be repeated alike, be no well-known one and be new', async () => {
  await open('picky', 'lantern-orchard-9')
  const here = await signIn(gateway, 'picky', 'lantern-orchard-9')
  const issues = async (...words: [string, string?]) =>
    (await change(here, 'lantern-orchard-9', ...words)).json().issues?.map(({ path }: { path: string }) => path)
  expect(await issues('short')).toEqual(['/newPassword'])
  expect(await issues('harbour-violin-4', 'harbour-violin-5')).toEqual(['/confirmNewPassword'])
  expect(await issues('password1')).toEqual(['/newPassword'])
  expect(await issues('picky123')).toEqual(['/newPassword'])
  expect(await issues('lantern-orchard-9')).toEqual(['/newPassword'])
})

test('I12 whoever found an open session does not find out its password: five wrong ones, then five minutes', async () => {
  await open('guarded', 'lantern-orchard-9')
  const here = await signIn(gateway, 'guarded', 'lantern-orchard-9')
  const answers: { code: string; triesLeft?: number }[] = []
  for (let count = 0; count < 6; count += 1)
    answers.push((await change(here, 'not the password', 'harbour-violin-4')).json())
  const codes = answers.map(({ code }) => code)
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'password_wrong'), 'too_many_requests'])
  expect(answers.map(({ triesLeft }) => triesLeft)).toEqual([4, 3, 2, 1, 0, undefined])
  expect((await call(gateway, 'memberInfo', { headers: here })).statusCode).toBe(200)
})

test('A07 a well-known password is said at login, and an expired one until it is changed', async () => {
  await open('weakling', 'password2026')
  const weak = await call(gateway, 'login', {
    body: { type: 'username', username: 'weakling', password: 'password2026' },
  })
  expect(weak.json().value).toMatchObject({ passwordWeak: true })
  const login = (password: string) =>
    call(gateway, 'login', { body: { type: 'username', username: 'demoexpired', password } })
  const expired = await login(demoPassword)
  expect(expired.json().value).toEqual({ token: 'cookie', firstTimeLogin: false, passwordExpired: true })
  await change(cookiesOf(expired), demoPassword, 'harbour-violin-4')
  expect((await login('harbour-violin-4')).json().value.passwordExpired).toBe(false)
})

test('A07 ruling 25 with a password that has to go nothing is done but change it, and another way in is free of it', async () => {
  await open('dueweak', 'password2026')
  const here = await signIn(gateway, 'dueweak', 'password2026')
  const info = async (headers: { cookie: string }) => (await call(gateway, 'memberInfo', { headers })).json().value
  expect(await info(here)).toMatchObject({ passwordDue: 'weak' })
  for (const id of ['balance', 'betHistory', 'memberIcon'] as const)
    expect((await call(gateway, id, { headers: here })).json().code, id).toBe('password_due')
  const { token: _, ...after } = (await change(here, 'password2026', 'harbour-violin-4')).json()
  expect(after.success).toBe(true)
  const anew = await signIn(gateway, 'dueweak', 'harbour-violin-4')
  expect(await info(anew)).not.toHaveProperty('passwordDue')
  expect((await call(gateway, 'balance', { headers: anew })).json().success).toBe(true)
})

test('A06 a login is the first one until the portal has said that it dealt with it', async () => {
  const login = () =>
    call(gateway, 'login', { body: { type: 'username', username: 'demofirst', password: demoPassword } })
  const first = await login()
  expect(first.json().value.firstTimeLogin).toBe(true)
  expect((await login()).json().value.firstTimeLogin).toBe(true)
  expect((await call(gateway, 'firstLogin', { headers: cookiesOf(first) })).json()).toEqual({
    success: true,
    value: null,
  })
  expect((await login()).json().value.firstTimeLogin).toBe(false)
})

test('X06 Z25 demoagentonly may not log in on a member site, and a wrong password does not tell that it exists', async () => {
  const answer = (password: string) =>
    call(gateway, 'login', { body: { type: 'username', username: 'demoagentonly', password } })
  expect((await answer(demoPassword)).json().code).toBe('non_member')
  expect((await answer('wrong')).json().code).toBe('login_failed')
})

import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const signedInAt = '2026-11-21T12:00:00.000Z'

/** Signs in and tells how long the browser keeps the cookies, and a way to ask who is here at another time. */
async function signIn(remember: boolean) {
  gateway.clock.set(signedInAt)
  const body = { type: 'username', username: 'demoplayer', password: demoPassword, remember }
  const answer = await call(gateway, 'login', { body })
  const session = answer.cookies.filter(({ name }) => name.includes('foyer-s'))
  const headers = { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const statusAt = async (instant: string) => {
    gateway.clock.set(instant)
    return (await call(gateway, 'memberInfo', { headers })).statusCode
  }
  return { ages: session.map(({ maxAge }) => maxAge), statusAt }
}

test('C17 A12 ruling 7 who wants to be remembered stays signed in for one day, and not a moment longer', async () => {
  const { ages, statusAt } = await signIn(true)
  expect(ages).toEqual([86_400, 86_400])
  expect(await statusAt('2026-11-22T11:59:59.000Z')).toBe(200)
  expect(await statusAt('2026-11-22T12:00:00.001Z')).toBe(401)
})

test('C17 A12 who does not is forgotten with the browser, or after half a day', async () => {
  const { ages, statusAt } = await signIn(false)
  expect(ages).toEqual([undefined, undefined])
  expect(await statusAt('2026-11-21T23:59:59.000Z')).toBe(200)
  expect(await statusAt('2026-11-22T00:00:00.001Z')).toBe(401)
})

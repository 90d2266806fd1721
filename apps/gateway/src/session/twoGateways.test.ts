import { demoPassword } from '@foyer/sandbox'
import { verify } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { doneWork, readPicture } from '../testing/humanProofs.ts'
import { openTwice } from '../testing/openTwice.ts'
import { startAnew } from '../testing/startAnew.ts'

vi.mock('@node-rs/argon2', async (original) => (await import('../testing/lightPasswords.ts')).lightPasswords(original))

/** Two over one database. */
let gateways: readonly [TestGateway, TestGateway]
let drop: () => Promise<void>
/** What the time of this process is said to be, ms. */
let now = 10_000

beforeAll(async () => {
  const twice = await openTwice()
  drop = twice.drop
  const [first, second] = twice.databases
  // One after the other, since both fill the world.
  const one = await createTestGateway({ database: first, trust: 1000 })
  gateways = [one, await createTestGateway({ database: second, trust: 1000 })]
  for (const { merchant, merchants } of gateways) {
    const { config, modulesOn } = merchant
    merchants.put({
      ...merchant,
      modulesOn: new Set([...modulesOn, 'smsLogin']),
      config: { ...config, verification: { ...config.verification, human: 'picture' } },
    })
  }
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const gateway of gateways) await gateway.close()
  await drop()
})
beforeEach(async () => {
  await startAnew(gateways[0])
})

const number = { mobileNum: '7700900101', countryDialingCode: '44' }
const addressOf = (count: number): string => `10.20.${count >> 8}.${count & 255}`

/** Performs as many calls at once, every other one at the other gateway. */
const atOnce = (
  amount: number,
  perform: (gateway: TestGateway, remoteAddress: string, count: number) => Promise<LightMyRequestResponse>,
) =>
  Promise.all(
    Array.from({ length: amount }, (_, count) => perform(gateways[count % 2] ?? gateways[0], addressOf(count), count)),
  )
const right = (answers: readonly LightMyRequestResponse[]) => answers.filter(({ statusCode }) => statusCode === 200)

test('ruling 28 of a hundred that bring one right code at once to two gateways one gets in', async () => {
  await askForCode(gateways[0], 'smsLoginCode', number)
  const verificationCode = codeIn((await sentMessages(gateways[0]))[0])
  const body = { type: 'sms', ...number, verificationCode }
  const answers = await atOnce(100, (gateway, remoteAddress) =>
    call(gateway, 'login', { body, headers: browser(), remoteAddress }),
  )
  expect(right(answers)).toHaveLength(1)
})

test('ruling 28 a hundred wrong codes at once at two gateways are a hundred tries, of which five are looked at', async () => {
  await askForCode(gateways[0], 'smsLoginCode', number)
  const code = codeIn((await sentMessages(gateways[0]))[0])
  const login = (verificationCode: string) => ({ type: 'sms', ...number, verificationCode })
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await atOnce(100, (gateway, remoteAddress) =>
    call(gateway, 'login', { body: login(wrong), headers: browser(), remoteAddress }),
  )
  const rows = await gateways[0].db.selectFrom('one_time_codes').select('tries').execute()
  expect(rows).toEqual([{ tries: 5 }])
  const late = await call(gateways[1], 'login', { body: login(code), headers: browser(), remoteAddress: '10.21.0.1' })
  expect(late.json().code).toBe('verification_code_wrong')
})

test('I15 I65 work and a picture that are handed in a hundred times at once to two gateways count once', async () => {
  const [first] = gateways
  for (const [kind, proof] of Object.entries({ work: await doneWork(first), picture: readPicture(first) })) {
    const answers = await atOnce(100, (gateway, remoteAddress, count) =>
      call(gateway, 'deviceCode', { body: { username: `${kind}${count}`, ...proof }, remoteAddress }),
    )
    expect(right(answers)).toHaveLength(1)
  }
})

test('A18 a hundred answers at once to one waiting login at two gateways are five tries', async () => {
  const body = { type: 'username', username: 'demoverifybank', password: demoPassword }
  const { ticket } = (await call(gateways[0], 'login', { body })).json().value.verification
  const answers = await atOnce(100, (gateway, remoteAddress) =>
    call(gateway, 'loginVerification', { body: { ticket, answer: 'wrong' }, remoteAddress }),
  )
  expect(answers.filter((answer) => answer.json().code === 'verification_failed')).toHaveLength(5)
})

test('I02 two hundred guesses at once at two gateways reach the hash fifty times', async () => {
  vi.mocked(verify).mockClear()
  await atOnce(200, (gateway, remoteAddress, count) =>
    call(gateway, 'login', {
      body: { type: 'username', username: 'demoplayer', password: `guess ${count}`, ...readPicture(gateway) },
      remoteAddress,
    }),
  )
  expect(vi.mocked(verify).mock.calls.length).toBe(50)
})

test('A09 a sign-out at one gateway counts at the other within a second', async () => {
  const [here, there] = gateways
  const headers = await signIn(here, 'demoplayer')
  expect((await call(there, 'memberInfo', { headers })).statusCode).toBe(200)
  await call(here, 'logout', { headers })
  expect((await call(here, 'memberInfo', { headers })).json().code).toBe('not_logged_in')
  now += 1000
  expect((await call(there, 'memberInfo', { headers })).json().code).toBe('not_logged_in')
})

test('A08 a new password at one gateway ends every session at both within a second', async () => {
  const [here, there] = gateways
  const sessions = [await signIn(here, 'demodownline'), await signIn(there, 'demodownline')]
  for (const gateway of gateways)
    for (const headers of sessions) expect((await call(gateway, 'memberInfo', { headers })).statusCode).toBe(200)
  const body = {
    oldPassword: demoPassword,
    newPassword: 'harbour-violin-4',
    confirmNewPassword: 'harbour-violin-4',
  }
  expect((await call(here, 'changePassword', { headers: sessions[0] ?? {}, body })).statusCode).toBe(200)
  now += 1000
  for (const gateway of gateways)
    for (const headers of sessions)
      expect((await call(gateway, 'memberInfo', { headers })).json().code).toBe('not_logged_in')
})

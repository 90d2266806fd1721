import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

const username = 'demoverifyemail'
const mobile = { mobileNum: '7700900101', countryDialingCode: '44' }
const stranger = { remoteAddress: '203.0.113.9', headers: browser('stranger') }
const other = { remoteAddress: '198.51.100.8', headers: browser('owner') }

let gateway: TestGateway
let address: string
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, 'smsLogin', 'emailPasswordReset']) })
  const row = await gateway.db
    .selectFrom('member_contacts')
    .innerJoin('members', 'members.member_id', 'member_contacts.member_id')
    .select('contact_key')
    .where('username', '=', username)
    .where('channel', '=', 'mail')
    .executeTakeFirstOrThrow()
  address = row.contact_key
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await startAnew(gateway)
})

const prove = (name: string, code: string, from = stranger) =>
  call(gateway, 'deviceProof', { body: { username: name, code }, ...from })
const resetOf = (email: string) => {
  const body = { username: 'whoever1', email, verificationCode: '000000', newPassword: 'harbour-violin-4' }
  return call(gateway, 'resetByMail', { body, ...other })
}

test('C19 whoever tries codes for a name has to wait, and its owner elsewhere does not', async () => {
  const tried: number[] = []
  for (let count = 0; count < 21; count += 1) tried.push((await prove(username, '000000')).statusCode)
  expect(tried.at(-1)).toBe(429)
  const login = await call(gateway, 'login', { body: { type: 'username', username, password: demoPassword }, ...other })
  const { ticket } = login.json().value.verification
  await call(gateway, 'loginVerificationCode', { body: { ticket }, ...other })
  const answer = codeIn((await sentMessages(gateway))[0])
  expect((await call(gateway, 'loginVerification', { body: { ticket, answer }, ...other })).statusCode).toBe(200)
  await gateway.db.deleteFrom('outbox').execute()
  await askForCode(gateway, 'deviceCode', { username }, other)
  expect((await prove(username, codeIn((await sentMessages(gateway))[0]), other)).statusCode).toBe(200)
})

test('ruling 27 tries and codes for a user name tell nothing about whose mail address belongs to it', async () => {
  for (let count = 0; count < 21; count += 1) await prove(username, '000000', other)
  const [own, foreign] = [await resetOf(address), await resetOf('nobody@example.org')]
  expect([own.statusCode, own.json().code]).toEqual([foreign.statusCode, foreign.json().code])
  expect(own.json().code).toBe('verification_code_wrong')
  await askForCode(gateway, 'deviceCode', { username }, stranger)
  for (const email of [address, 'nobody@example.org'])
    expect((await askForCode(gateway, 'forgotByMail', { username: 'whoever1', email }, stranger)).statusCode).toBe(200)
})

test('C19 ruling 27 a contact gets so many messages and no more, and no answer tells', async () => {
  const answers: number[] = []
  for (let count = 0; count < 14; count += 1) {
    const from = { ...other, remoteAddress: `198.51.100.${count}` }
    for (const name of [username, 'nobodyatall'])
      answers.push((await askForCode(gateway, 'deviceCode', { username: name }, from)).statusCode)
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  const sent = await sentMessages(gateway)
  expect(sent).toHaveLength(10)
  expect((await prove(username, codeIn(sent[0]), other)).statusCode).toBe(200)
})

test('ruling 27 the code for a new device leaves by a way there is, and the answer is one for every name', async () => {
  const only = async (channel: 'sms' | 'mail') => {
    const sent: string[] = []
    const messenger = {
      channels: new Set([channel]),
      send: (message: { to: string; channel: string }) => void sent.push(message.channel),
      settled: async () => {},
      underWay: () => [],
    }
    const server = await createTestGateway({ brands: ['comet'], messenger })
    for (const name of ['demoplayer', 'demoverifysms', username, 'nobodyatall'])
      expect((await askForCode(server, 'deviceCode', { username: name })).statusCode, name).toBe(200)
    await server.close()
    return new Set(sent)
  }
  expect(await only('sms')).toEqual(new Set(['sms']))
  expect(await only('mail')).toEqual(new Set(['mail']))
})

test('ruling 28 wrong codes from many networks leave the code in the browser of its owner good', async () => {
  const code = async () => codeIn((await sentMessages(gateway))[0])
  await askForCode(gateway, 'deviceCode', { username }, other)
  const own = await code()
  // With a browser of their own, with another one that asked as well, and without any.
  await askForCode(gateway, 'deviceCode', { username }, stranger)
  const foreign = await code()
  const tries = Array.from({ length: 60 }, (_, count) => {
    const headers = [browser(`stranger${count}`), browser('stranger'), { cookie: '' }][count % 3] ?? browser()
    return prove(username, own, { headers, remoteAddress: `203.0.113.${count}` })
  })
  for (const answer of await Promise.all(tries)) expect(answer.json().code).toBe('verification_code_wrong')
  if (foreign !== own) expect((await prove(username, foreign, other)).json().code).toBe('verification_code_wrong')
  expect((await prove(username, own, other)).statusCode).toBe(200)
})

test('ruling 28 a stranger who asks for codes takes nobody the one that was sent before', async () => {
  await askForCode(gateway, 'smsLoginCode', mobile, other)
  const own = codeIn((await sentMessages(gateway))[0])
  for (let count = 0; count < 12; count += 1)
    await askForCode(gateway, 'smsLoginCode', mobile, {
      headers: browser(`stranger${count}`),
      remoteAddress: `203.0.113.${count}`,
    })
  const body = { type: 'sms', ...mobile, verificationCode: own }
  expect((await call(gateway, 'login', { body, ...other })).statusCode).toBe(200)
})

test('ruling 28 a browser that asks for its first code is given what it is known by, whether the account exists or not', async () => {
  const cookies = []
  for (const name of [username, 'nobodyatall']) {
    const answer = await askForCode(gateway, 'deviceCode', { username: name }, { headers: { cookie: 'none=1' } })
    cookies.push(answer.cookies.map(({ name, httpOnly, sameSite, secure }) => ({ name, httpOnly, sameSite, secure })))
  }
  const device = { name: '__Host-foyer-device', httpOnly: true, sameSite: 'Strict', secure: true }
  expect(cookies).toEqual([[device], [device]])
})

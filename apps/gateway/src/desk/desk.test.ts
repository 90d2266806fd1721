import { phoneAnswers, statusFromWire } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMessage } from '../messages/port.ts'
import { readProviderAnswers } from '../system/port.ts'
import { askDesk } from '../testing/askDesk.ts'
import { call } from '../testing/callGateway.ts'
import { createProductionServer } from '../testing/createProductionServer.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set('2026-11-21T12:00:00Z')
  await gateway.db.deleteFrom('outbox').execute()
})

const comet = { merchant: 'COMET' }
const status = async (headers: Readonly<Record<string, string>> = {}) =>
  statusFromWire((await call(gateway, 'systemStatus', { headers, remoteAddress: '203.0.113.9' })).json().value)

test('the desk is not there in production, neither its page nor its calls', async () => {
  const app = await createProductionServer(gateway)
  for (const path of [
    'world',
    'outbox',
    'balances',
    'site',
    'providers',
    'feedback',
    'promotions',
    'forgotten',
  ] as const) {
    expect((await askDesk({ app }, path, comet)).statusCode, path).toBe(404)
    expect((await askDesk({ app }, path, comet, {})).statusCode, path).toBe(404)
  }
  for (const url of ['/desk', '/desk/', '/desk/index.html'])
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode, url).toBe(404)
  await app.close()
})

test('the desk tells the time of the world and which merchants there are', async () => {
  const { value } = (await askDesk(gateway, 'world')).json()
  expect(value).toEqual({
    now: '2026-11-21T12:00:00.000Z',
    aheadMs: expect.any(Number),
    merchants: [
      { code: 'COMET', name: 'Velvet Comet', brand: 'comet' },
      { code: 'MARIGOLD', name: 'Marigold Draw', brand: 'marigold' },
    ],
  })
})

test('N06 the desk moves the clock by minutes, to an instant, and back to real time', async () => {
  const move = async (body: object) => (await askDesk(gateway, 'world', {}, body)).json().value
  expect((await move({ minutes: 90 })).now).toBe('2026-11-21T13:30:00.000Z')
  expect((await move({ to: '2030-01-01T00:00:00+03:00' })).now).toBe('2029-12-31T21:00:00.000Z')
  expect((await status()).serverTime).toBe('2029-12-31T21:00:00.000Z')
  expect(Math.abs((await move({ real: true })).aheadMs)).toBeLessThan(60_000)
  for (const body of [{}, { to: 'tomorrow' }, { minutes: '5' }, { minutes: 5, real: true }])
    expect((await askDesk(gateway, 'world', {}, body)).statusCode).toBe(422)
})

test('the desk reads the outbox of one merchant, page by page', async () => {
  const { merchant, merchants, messenger } = gateway
  const other = merchants.byCode('MARIGOLD') ?? merchant
  const write = (owner: typeof merchant, to: string) =>
    sendMessage(
      { merchant: owner, language: 'tr', messenger },
      { kind: 'login', channel: 'sms', to, values: { code: '123456', minutes: 10 } },
    )
  for (let count = 0; count < 60; count += 1) {
    write(merchant, `+9053212345${String(count).padStart(2, '0')}`)
    await messenger.settled()
  }
  write(other, '+905550000000')
  const first = (await askDesk(gateway, 'outbox', comet)).json().value
  expect(first.messages).toHaveLength(50)
  expect(first.hasMore).toBe(true)
  expect(first.messages[0]).toMatchObject({
    channel: 'sms',
    to: '+905321234559',
    language: 'tr',
    sentAt: '2026-11-21T12:00:00.000Z',
  })
  const rest = (await askDesk(gateway, 'outbox', { ...comet, before: first.messages.at(-1).id })).json().value
  expect(rest).toMatchObject({ hasMore: false, messages: { length: 10 } })
  expect((await askDesk(gateway, 'outbox', { merchant: 'MARIGOLD' })).json().value.messages).toHaveLength(1)
  expect((await askDesk(gateway, 'outbox', { merchant: 'NOBODY' })).statusCode).toBe(422)
})

test('R30 R31 R32 the desk closes a site and opens it again', async () => {
  const set = (site: object) => askDesk(gateway, 'site', comet, site)
  await set({ maintenance: true, maintenanceEnd: '2026-11-21T14:00:00Z' })
  expect(await status()).toMatchObject({ status: 1, maintenanceEnd: '2026-11-21T14:00:00Z' })
  await set({ blockedCountries: ['TR'], visitorCountry: 'TR' })
  expect(await status()).toMatchObject({ status: 2, location: { ip: '203.0.113.9', country: 'TR' } })
  await set({ visitorCountry: 'TR' })
  expect((await status()).status).toBe(0)
  expect((await set({})).json().value).toEqual({})
  for (const site of [{ maintenance: 'yes' }, { maintenanceEnd: 'soon' }, { visitorCountry: 'tr' }, { closed: true }])
    expect((await set(site)).statusCode).toBe(422)
})

test('I65 the desk says what verification providers answer', async () => {
  const { db, merchant } = gateway
  expect(await readProviderAnswers(db, merchant.id)).toEqual({ phone: 'accepted', human: 'accepted' })
  for (const phone of phoneAnswers)
    expect((await askDesk(gateway, 'providers', comet, { phone, human: 'refused' })).statusCode).toBe(200)
  expect(await readProviderAnswers(db, merchant.id)).toEqual({ phone: 'popup-closed-by-user', human: 'refused' })
  const wrong = { phone: 'perhaps', human: 'accepted' }
  expect((await askDesk(gateway, 'providers', comet, wrong)).statusCode).toBe(422)
  await askDesk(gateway, 'providers', comet, { phone: 'accepted', human: 'accepted' })
})

test('another site cannot change anything at the desk from a browser', async () => {
  const from = (headers: Readonly<Record<string, string>>) => askDesk(gateway, 'site', comet, {}, headers)
  expect((await from({ origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await from({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
  expect((await from({ 'x-requested-with': '' })).statusCode).toBe(403)
  expect((await from({ origin: 'http://localhost' })).statusCode).toBe(200)
})

test('R32 the desk refuses what is no address or range, and says which entry it is', async () => {
  const set = (blockedAddresses: string[]) => askDesk(gateway, 'site', comet, { blockedAddresses })
  for (const entry of ['1.2.3.4/', '::1%eth0/64', 'x', '10.0.0.0/33', '']) {
    const answer = await set(['198.51.100.0/24', entry])
    expect(answer.statusCode, entry).toBe(422)
    expect(answer.json().issues[0].path).toBe('/blockedAddresses/1')
  }
  expect((await set(['198.51.100.0/24', '2001:db8::/32', '10.0.0.1'])).statusCode).toBe(200)
  await askDesk(gateway, 'site', comet, {})
})

test.each(['evil.example', 'localhost.evil.example', 'evil.example:4000'])(
  'the desk answers no page of %s, which may have pointed its name at this machine',
  async (host) => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect((await askDesk(gateway, 'outbox', comet, undefined, headers)).json().code).toBe('host_unknown')
    expect((await askDesk(gateway, 'site', comet, {}, headers)).json().code).toBe('host_unknown')
  },
)

test.each(['localhost:4000', 'marigold.localhost', '127.0.0.1:4000', '[::1]:4000'])(
  'the desk answers at %s',
  async (host) => {
    expect((await askDesk(gateway, 'world', {}, undefined, { host })).statusCode).toBe(200)
  },
)

test('the desk shows every wallet of a merchant at one instant, and that the books sum to zero', async () => {
  const { value } = (await askDesk(gateway, 'balances', comet)).json()
  expect(value.sum).toBe('0.00')
  expect(value.members).toContainEqual({ username: 'demodownline', balance: '8000.00' })
})

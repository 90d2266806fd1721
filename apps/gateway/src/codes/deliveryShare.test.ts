import type { OperationId } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, browser, codeIn, sentMessages } from '../testing/askForCodes.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { startAnew } from '../testing/startAnew.ts'

const username = 'demoplayer'
const mail = 'demoplayer@example.org'
const mobile = { mobileNum: '7700900101', countryDialingCode: '44' }
const [home, elsewhere, further] = ['192.0.2.20', '198.51.100.77', '198.51.100.78']

let gateway: TestGateway
/** A browser in which the owner has been signed in, at home. */
let owner: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  const { merchant, merchants } = gateway
  const modules = [...merchant.modulesOn, 'smsLogin', 'emailPasswordReset', 'phonePasswordReset']
  merchants.put({ ...merchant, modulesOn: new Set(modules) })
})
afterAll(() => gateway.close())

/** Signs an account in, in a browser of its own, and keeps what that is known by alone. */
async function knownBrowser(account: string, name: string, remoteAddress: string): Promise<{ cookie: string }> {
  const body = { type: 'username', username: account, password: 'Foyer-demo-2026' }
  const answer = await call(gateway, 'login', { body, headers: browser(name), remoteAddress })
  expect(answer.statusCode, answer.body).toBe(200)
  return browser(name)
}

beforeEach(async () => {
  gateway.clock.set('2026-11-21T00:00:00Z')
  await startAnew(gateway)
  owner = await knownBrowser(username, 'owner', home)
})

const ways: readonly (readonly [OperationId, Readonly<Record<string, string>>])[] = [
  ['deviceCode', { username }],
  ['forgotByMail', { username, email: mail }],
  ['smsLoginCode', mobile],
  ['smsPasswordCode', mobile],
]

/** Strangers on fifty networks ask until no more is sent that day; how many messages there were. */
async function useUp(id: OperationId, body: Readonly<Record<string, string>>): Promise<number> {
  for (let count = 0; count < 50; count += 1) {
    gateway.clock.set(new Date(Date.UTC(2026, 10, 21) + count * 2 * 60_000).toISOString())
    const from = { headers: browser(`stranger${count}`), remoteAddress: `203.0.113.${count}` }
    expect((await askForCode(gateway, id, body, from)).statusCode).toBe(200)
  }
  return clearOutbox()
}

/** How many messages have left since it was asked last. */
async function clearOutbox(): Promise<number> {
  await gateway.messenger.settled()
  const { numDeletedRows } = await gateway.db.deleteFrom('outbox').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

test.each(ways)(
  'C19 %s: strangers use up what they have, and the owner gets a code in a known browser and at home',
  async (id, body) => {
    expect(await useUp(id, body)).toBe(40)
    const askFrom = async (headers: { cookie: string }, remoteAddress: string) => {
      expect((await askForCode(gateway, id, body, { headers, remoteAddress })).statusCode).toBe(200)
      return clearOutbox()
    }
    expect(await askFrom(owner, elsewhere)).toBe(1)
    expect(await askFrom(browser('newAtHome'), home)).toBe(1)
    expect(await askFrom(browser('newElsewhere'), further)).toBe(0)
  },
)

test('C19 the code that the owner gets then is good', async () => {
  await useUp('deviceCode', { username })
  const from = { headers: browser('newAtHome'), remoteAddress: home }
  await askForCode(gateway, 'deviceCode', { username }, from)
  const code = codeIn((await sentMessages(gateway))[0])
  expect((await call(gateway, 'deviceProof', { body: { username, code }, ...from })).statusCode).toBe(200)
})

test('C19 a browser and a network that another account knows are strangers to this one', async () => {
  const foreign = await knownBrowser('demodownline', 'foreign', elsewhere)
  await useUp('deviceCode', { username })
  await askForCode(gateway, 'deviceCode', { username }, { headers: foreign, remoteAddress: elsewhere })
  expect(await clearOutbox()).toBe(0)
})

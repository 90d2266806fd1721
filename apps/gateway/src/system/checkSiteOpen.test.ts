import { demoPassword, seedGuestWorld } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { doneWork } from '../testing/humanProofs.ts'
import { type SiteState, writeSiteState } from './siteState.ts'

const address = '203.0.113.9'
const password = 'quiet-harbour-71'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ seed: seedGuestWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())
afterEach(() => set({}))

const set = (state: SiteState) => writeSiteState(gateway.db, gateway.merchant.id, state)

/** What lets somebody in, or starts a game. */
async function entrances(): Promise<readonly [string, number][]> {
  const { games } = (await call(gateway, 'gameList', { query: { vassalage: 'BGS', pageSize: '1' } })).json().value
  const [{ gameId, nodeId }] = games
  const launch = { gameId, nodeId: String(nodeId), vassalage: 'BGS', platform: 'html5-desktop', clientType: '3' }
  const own = { ...headers, 'sec-fetch-site': 'same-origin' }
  const account = { username: `visitor${Math.random().toString(36).slice(2, 10)}`, password, confirmPassword: password }
  const agreed = {
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
    ageConfirmed: true,
    ...(await doneWork(gateway)),
  }
  const body = { type: 'username', username: 'demoagent', password: demoPassword }
  const answers = [
    await call(gateway, 'login', { body, remoteAddress: address }),
    await call(gateway, 'register', { body: { ...account, ...agreed }, remoteAddress: address }),
    await call(gateway, 'launchGame', {
      query: { ...launch, language: 'EN', launchMode: 'GLS' },
      headers: own,
      remoteAddress: address,
    }),
    await call(gateway, 'launchTrial', {
      query: { ...launch, language: 'EN' },
      headers: own,
      remoteAddress: address,
    }),
  ]
  return answers.map((answer) => [answer.json().code ?? 'in', answer.statusCode])
}

test('R30 an open site lets members in and starts games', async () => {
  expect(await entrances()).toEqual(Array.from({ length: 4 }, () => ['in', 200]))
})

test('R31 Z06 during maintenance nobody gets in by calling the server without the page', async () => {
  await set({ maintenance: true })
  expect(await entrances()).toEqual(Array.from({ length: 4 }, () => ['maintenance', 503]))
})

test.each<SiteState>([{ regionRestriction: true }, { blockedAddresses: ['203.0.113.0/24'] }])(
  'R32 Z07 from where the site may not be used nobody gets in by calling the server without the page: %o',
  async (state) => {
    await set(state)
    expect(await entrances()).toEqual(Array.from({ length: 4 }, () => ['region_restricted', 403]))
  },
)

test('R32 an address that is not blocked is let in', async () => {
  await set({ blockedAddresses: ['198.51.100.0/24'] })
  expect((await entrances())[0]).toEqual(['in', 200])
})

import { type OperationId, operations } from '@foyer/contract'
import { seedGuestWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDrawPlanner } from '../../src/lottery/port.ts'
import { call, signIn, type TestCall } from '../../src/testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../../src/testing/createTestGateway.ts'
import { type Cell, rolesTable } from './rolesTable.ts'

type Session = Readonly<Record<string, string>>

const accounts = { guest: undefined, member: 'demoplayer', agent: 'demoagent', trial: 'demotrial' } as const
const roles = Object.keys(accounts) as (keyof typeof accounts)[]
// The keys are those of the record.
const ids = Object.keys(rolesTable) as OperationId[]

/** What the server says to whom it does not let in. */
const refusals: Readonly<Record<Exclude<Cell, 'in'>, string>> = {
  login: 'not_logged_in',
  real: 'need_true_account',
  agents: 'agents_only',
}

let gateway: TestGateway
let inputs: Partial<Record<OperationId, TestCall>>
const sessions = new Map<string, Session>()
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet', 'marigold'], seed: seedGuestWorld })
  Object.assign(gateway.merchant, { walletVendors: new Set(['BGS']) })
  await createDrawPlanner({ ...gateway, secrets: testSecrets, mode: 'sandbox' })()
  const query = { vassalage: 'BGS', pageSize: '1' }
  const [game] = (await call(gateway, 'gameList', { query })).json().value.games
  const node = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
  const launch = { gameId: game.gameId, nodeId: String(game.nodeId), vassalage: 'BGS', platform: 'html5-desktop' }
  const popup = {
    clientType: '3',
    platform: 'html5-desktop',
    merchant: gateway.merchant.code,
    gameType: 'RNG',
    vassalage: 'BGS',
    language: 'EN',
    pageNo: '1',
    pageSize: '1000',
  }
  const play = { ...launch, clientType: '3', language: 'EN' }
  inputs = {
    addFavourite: { body: node },
    removeFavourite: { body: node },
    accountActivity: { query: { startDate: '2026-11-01', endDate: '2026-11-21' } },
    betHistory: { query: { startDate: '2026-11-01', endDate: '2026-11-21' } },
    acceptTerms: { body: { version: '1' } },
    openedNumbers: { query: { gameCode: 'EVENING6' } },
    openedNumero: { query: { gameCode: 'EVENING6' } },
    gameInfo: { query: { nodeId: String(game.nodeId) } },
    favouriteGames: { query: { gameType: 'RNG', pageNo: '1', pageSize: '999' } },
    launchGame: { query: { ...play, launchMode: 'GLS' } },
    launchTrial: { query: play },
    vendorWalletBalance: { query: { vendor: 'BGS' } },
    transferStatus: { query: { key: 'some-key-of-mine' } },
    roundReplay: { body: { vassalage: 'BGS', betId: 'R-1' } },
    popupGames: { query: popup },
    personalProfit: { query: { startDate: '2026-11-01', endDate: '2026-11-21' } },
    transactionHistory: { query: { startDate: '2026-11-01', endDate: '2026-11-21' } },
    vendorGameTypes: { query: { vassalage: 'BGS' } },
  }
  for (const role of roles) sessions.set(role, await open(role))
})
afterAll(() => gateway.close())

async function open(role: keyof typeof accounts): Promise<Session> {
  const account = accounts[role]
  return account === undefined ? {} : signIn(gateway, account)
}

const ask = (id: OperationId, session: Session | undefined, headers: Session = {}) => {
  const { body, query } = inputs[id] ?? {}
  const isWrite = operations[id].shape.method !== 'GET'
  return call(gateway, id, {
    ...(query === undefined ? {} : { query }),
    ...(isWrite ? { body: body ?? {} } : {}),
    headers: { ...session, 'sec-fetch-site': 'same-origin', ...headers },
  })
}

test('X01 every operation has a row of its own in the table of roles, and no row is without one', () => {
  expect([...ids].sort()).toEqual(Object.keys(operations).sort())
})

test.each(ids.flatMap((id) => roles.map((role, column) => [id, role, rolesTable[id][column]] as const)))(
  'X01 X02 X03 X05 %s by a %s: %s',
  async (id, role, cell) => {
    const answer = await ask(id, sessions.get(role))
    const { success, code } = answer.json()
    if (cell !== 'in') expect(code).toBe(refusals[cell ?? 'login'])
    else {
      expect(Object.values(refusals)).not.toContain(code)
      // What is only read is there for whoever is let in.
      if (operations[id].shape.method === 'GET') expect(success, answer.body).toBe(true)
    }
    // Both end the session that the caller had.
    if (id === 'logout' || id === 'freePlayLogin') sessions.set(role, await open(role))
  },
)

test.each(ids.filter((id) => rolesTable[id][0] === 'login'))(
  'X06 %s takes no session of another merchant',
  async (id) => {
    for (const role of ['member', 'agent', 'trial'] as const) {
      const answer = await ask(id, sessions.get(role), { host: 'marigold.localhost' })
      expect(answer.json().code, role).toBe('not_logged_in')
    }
  },
)

test.each(ids)('%s is refused to a page of another merchant', async (id) => {
  expect((await ask(id, sessions.get('member'), { merchant: 'MARIGOLD' })).json().code).toBe('merchant_mismatch')
})

test('X05 nobody sees or changes what belongs to another member, an upline neither', async () => {
  const owner = sessions.get('member')
  const strangers = [await signIn(gateway, 'demodownline'), sessions.get('agent')]
  for (const table of ['favourites', 'recent_plays'] as const) await gateway.db.deleteFrom(table).execute()
  await ask('addFavourite', owner)
  await ask('launchGame', owner)
  const own = async (session: Session | undefined) => (await ask('favouriteIds', session)).json().value.content
  expect(await own(owner)).toHaveLength(1)
  for (const stranger of strangers) {
    expect(await own(stranger)).toEqual([])
    await ask('removeFavourite', stranger)
    for (const id of ['favouriteGames', 'recentGames'] as const)
      expect(JSON.stringify((await ask(id, stranger)).json().value), id).not.toContain('gameId')
    expect((await ask('betHistory', stranger)).json().value.totalCount).toBe(0)
    const [mine, theirs] = [await ask('memberInfo', stranger), await ask('memberInfo', owner)]
    expect(mine.json().value.id).not.toBe(theirs.json().value.id)
    expect((await ask('balance', stranger)).body).not.toBe((await ask('balance', owner)).body)
  }
  expect(await own(owner)).toHaveLength(1)
})

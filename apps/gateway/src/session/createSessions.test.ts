import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Sessions } from '../calls/sessions.ts'
import { followChanges } from '../database/followChanges.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { createSessions } from './createSessions.ts'
import { sessionReader } from './readSession.ts'
import { createSessionToken, hashSessionToken } from './sessionToken.ts'

let gateway: TestGateway
/** What the time of this process is said to be, ms. */
let now = 10_000
beforeAll(async () => {
  gateway = await createTestGateway()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

const tokenOf = ({ cookie }: { cookie: string }): string => /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? ''

/** Another instance over the same database, and the number of sessions it has read. */
function createInstance(): { sessions: Sessions; reads: () => number } {
  const read = vi.fn(sessionReader(gateway.db))
  const sessions = createSessions(read, followChanges(gateway.db), gateway.clock)
  return { sessions, reads: () => read.mock.calls.length }
}

/** Waits until an instance has heard of everything, as it would have by itself. */
async function later(sessions: Sessions, ms: number): Promise<void> {
  now += ms
  await sessions.find(gateway.merchant, createSessionToken())
}

test('A09 FO15 a sign-out counts on another instance within a second, and at once on the one that answered', async () => {
  const player = await signIn(gateway, 'demoplayer')
  const other = createInstance()
  const find = () => other.sessions.find(gateway.merchant, tokenOf(player))
  expect(await find()).toMatchObject({ username: 'demoplayer' })
  await call(gateway, 'logout', { headers: player })
  expect((await call(gateway, 'memberInfo', { headers: player })).statusCode).toBe(401)
  now += 1000
  expect(await find()).toBeUndefined()
})

test('FO15 what changes of a member is seen on every instance within a second, and other sessions stay remembered', async () => {
  const player = await signIn(gateway, 'demoplayer')
  const agent = await signIn(gateway, 'demoagent')
  const { sessions, reads } = createInstance()
  await sessions.find(gateway.merchant, tokenOf(player))
  await sessions.find(gateway.merchant, tokenOf(agent))
  await gateway.db.updateTable('members').set({ nickname: 'Renamed' }).where('username', '=', 'demoplayer').execute()
  now += 1000
  const before = reads()
  expect(await sessions.find(gateway.merchant, tokenOf(player))).toMatchObject({ nickname: 'Renamed' })
  expect(await sessions.find(gateway.merchant, tokenOf(agent))).toMatchObject({ username: 'demoagent' })
  expect(reads() - before).toBe(1)
})

test('FO15 ten thousand sessions in turn are read once each, however long ago they were read', async () => {
  const { db, merchant, clock } = gateway
  const { member_id } = await db
    .selectFrom('members')
    .select('member_id')
    .where('username', '=', 'demodownline')
    .executeTakeFirstOrThrow()
  const tokens = Array.from({ length: 10_000 }, createSessionToken)
  for (let start = 0; start < tokens.length; start += 2000)
    await db
      .insertInto('sessions')
      .values(
        tokens.slice(start, start + 2000).map((token) => ({
          merchant_id: merchant.id,
          token_hash: hashSessionToken(token),
          member_id,
          created_at: clock.now(),
          expires_at: new Date(clock.now().getTime() + 60_000),
        })),
      )
      .execute()
  const stored = await sessionReader(db)(merchant.id, tokens[0] ?? '')
  const read = vi.fn(async () => stored)
  const sessions = createSessions(read, followChanges(db), clock)
  for (let pass = 0; pass < 3; pass += 1) {
    for (const token of tokens) await sessions.find(merchant, token)
    await later(sessions, 5000)
  }
  expect(read.mock.calls.length).toBe(tokens.length + 3)
})

test('A09 a session that was being read while it was ended is not remembered', async () => {
  const player = await signIn(gateway, 'demoplayer')
  let sessions: Sessions | undefined
  const reader = sessionReader(gateway.db)
  const endsMeanwhile = vi.fn(async (merchantId: number, token: string) => {
    const session = await reader(merchantId, token)
    sessions?.forget(merchantId, token)
    return session
  })
  sessions = createSessions(endsMeanwhile, followChanges(gateway.db), gateway.clock)
  await sessions.find(gateway.merchant, tokenOf(player))
  await sessions.find(gateway.merchant, tokenOf(player))
  expect(endsMeanwhile).toHaveBeenCalledTimes(2)
})

test('A09 a remembered session ends at its time', async () => {
  const player = await signIn(gateway, 'demoplayer')
  const { sessions } = createInstance()
  const find = () => sessions.find(gateway.merchant, tokenOf(player))
  expect(await find()).toBeDefined()
  const start = gateway.clock.now()
  gateway.clock.set(new Date(start.getTime() + 13 * 60 * 60 * 1000).toISOString())
  expect(await find()).toBeUndefined()
  gateway.clock.set(start.toISOString())
})

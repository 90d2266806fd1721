import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { operations, wirePath } from '@foyer/contract'
import { demoPassword } from '@foyer/sandbox'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createServerDatabase } from '../../src/database/createTestDatabase.ts'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { findAccount } from '../../src/wallet/accounts.ts'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { type Bettor, callWallet, playUntilGone, type SentTransaction, send, vendor, vendorSecret } from './betting.ts'
import { type GatewayProcess, startGatewayProcess } from './gatewayProcess.ts'

const kills = 10
const usernames = ['demoplayer', 'demoagent', 'demodownline']
const shipped = fileURLToPath(new URL('../../../../brand-configs/comet', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-kill-'))
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
let running: GatewayProcess | undefined

afterAll(async () => {
  await running?.kill()
  for (const step of cleanUp.reverse()) await step()
})

const get = async (
  address: string,
  id: 'launchGame' | 'gameList' | 'balance',
  query: Record<string, string>,
  cookie = '',
) => {
  const url = `${address}/api${wirePath(operations[id].shape)}?${new URLSearchParams(query).toString()}`
  const answer = await fetch(url, { headers: { cookie, 'x-requested-with': 'foyer' } })
  return ((await answer.json()) as { value: never }).value
}

/** Signs in, launches a game of the vendor and gives the vendor its game session. */
async function sitDown(address: string, username: string): Promise<Bettor> {
  const login = await fetch(`${address}/api${wirePath(operations.login.shape)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
    body: JSON.stringify({ type: 'username', username, password: demoPassword }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ')
  const { games } = (await get(address, 'gameList', { vassalage: vendor, pageSize: '1' })) as {
    games: { gameId: string; nodeId: number }[]
  }
  const [game] = games
  const common = { vassalage: vendor, platform: 'html5-desktop', clientType: '3', language: 'EN', launchMode: 'GLS' }
  const { game_url } = (await get(
    address,
    'launchGame',
    { ...common, gameId: game?.gameId ?? '', nodeId: String(game?.nodeId) },
    cookie,
  )) as { game_url: string }
  const launch = new URLSearchParams(new URL(game_url).hash.slice(1))
  const merchant = launch.get('merchant') ?? ''
  const opened = await callWallet(address, 'authenticate', {
    merchant,
    launch: launch.get('launch'),
    transactionId: `sit-${username}`,
  })
  return { username, merchant, session: String(opened?.value.session) }
}

test(`GW07 loses no acknowledged bet or win and doubles none when the gateway is killed ${kills} times under load`, async () => {
  cpSync(shipped, join(folder, 'brands', 'comet'), { recursive: true })
  const server = process.env.TEST_DATABASE_URL ? await createServerDatabase(process.env.TEST_DATABASE_URL) : undefined
  if (server !== undefined) cleanUp.push(server.drop)
  const location = server === undefined ? { dataDir: join(folder, 'data') } : { databaseUrl: server.url }
  const env = {
    FOYER_MODE: 'sandbox',
    FOYER_BRANDS: join(folder, 'brands'),
    FOYER_VENDOR_SECRET: vendorSecret,
    ...(server === undefined ? { FOYER_DATA: join(folder, 'data') } : { DATABASE_URL: server.url }),
  }
  running = await startGatewayProcess(env)
  const bettors: Bettor[] = []
  const before = new Map<string, bigint>()
  for (const username of usernames) bettors.push(await sitDown(running.address, username))
  for (const { username, merchant, session } of bettors) {
    const answer = await callWallet(running.address, 'balance', { merchant, session })
    before.set(username, BigInt(Number(answer?.value.balance)))
  }

  const sent: SentTransaction[] = []
  let round = 0
  let unanswered = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { address } = running
    const playing = [...bettors, ...bettors].map((bettor) => playUntilGone(address, bettor, sent, () => (round += 1)))
    await wait(200 + Math.random() * 500)
    await running.kill()
    await Promise.all(playing)
    unanswered += sent.filter((transaction) => !transaction.acknowledged).length
    running = await startGatewayProcess(env)
    // A vendor that got no answer sends the same transaction again.
    for (const transaction of sent)
      if (!transaction.acknowledged) expect(await send(running.address, transaction)).toBe(true)
  }
  // What was acknowledged long ago is answered again without being done again.
  for (const transaction of sent.slice(0, 50)) expect(await send(running.address, transaction)).toBe(true)
  await running.kill()
  running = undefined

  const { db, close } = await openDatabase(location)
  expect(await verifyLedger(db)).toEqual([])
  const { merchant_id: merchantId } = await db.selectFrom('merchants').select('merchant_id').executeTakeFirstOrThrow()
  const booked = await db
    .selectFrom('wallet_transactions')
    .select(['transaction_id', 'kind', 'amount'])
    .where('vendor_code', '=', vendor)
    .where(sql<boolean>`transaction_id ~ '^(bet|win)-[0-9]+$'`)
    .execute()
  expect(sent.length).toBeGreaterThan(kills * usernames.length)
  expect(unanswered).toBeGreaterThan(kills)
  expect(booked.map((row) => `${row.kind} ${row.transaction_id} ${row.amount}`).sort()).toEqual(
    sent.map(({ call, body }) => `${call} ${body.transactionId} ${body.amount}`).sort(),
  )
  for (const username of usernames) {
    const member = await db
      .selectFrom('members')
      .select('member_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const account = await findAccount(db, { merchantId, kind: 'member', memberId: member.member_id, currency: 'USD' })
    const moved = sent
      .filter((transaction) => transaction.username === username)
      .reduce((sum, { call, body }) => sum + BigInt(call === 'bet' ? -body.amount : body.amount), 0n)
    expect(account?.balance).toBe((before.get(username) ?? 0n) + moved)
  }
  await close()
}, 400_000)

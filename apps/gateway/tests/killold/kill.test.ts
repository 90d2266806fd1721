import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { findAccount } from '../../src/wallet/accounts.ts'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { type Bettor, callWallet, playUntilGone, type SentTransaction, send, vendor, vendorSecret } from './betting.ts'
import { type GatewayProcess, startGatewayProcess } from './gatewayProcess.ts'
import { sitDown } from './sitDown.ts'
import { startOwnPostgres } from './startOwnPostgres.ts'

const isFull = process.env.KILLS === 'many'
const isServer = (process.env.TEST_DATABASE_URL ?? '') !== ''
const kills = isFull ? 20 : 4
/** Only a server can go away while the gateway stays. */
const crashes = isServer ? (isFull ? 5 : 1) : 0
const usernames = ['demoplayer', 'demoagent', 'demodownline']
const shipped = fileURLToPath(new URL('../../../../brand-configs/comet', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-kill-'))
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
let running: GatewayProcess | undefined

afterAll(async () => {
  await running?.kill()
  for (const step of cleanUp.reverse()) await step()
})

const sent: SentTransaction[] = []
let round = 0

/** Plays until `harm` is done, which is in the middle of it. */
async function playThrough(address: string, bettors: readonly Bettor[], harm: () => Promise<unknown>): Promise<void> {
  const enough = sent.length + 40 + Math.floor(Math.random() * 100)
  let reached = (): void => undefined
  const inTheMiddle = new Promise<void>((resolve) => {
    reached = resolve
  })
  const next = (): number => {
    if (sent.length >= enough) reached()
    round += 1
    return round
  }
  const playing = [...bettors, ...bettors].map((bettor) => playUntilGone(address, bettor, { sent, next }))
  await inTheMiddle
  await harm()
  await Promise.all(playing)
}

/** A vendor that got no answer sends the same transaction again, until there is one. Returns how many there were. */
async function sendAgain(address: string): Promise<number> {
  const unanswered = sent.filter(({ said }) => said === 'nothing')
  for (const transaction of unanswered) while (!(await send(address, transaction))) await fetch(`${address}/readyz`)
  return unanswered.length
}

test(`GW07 loses no acknowledged bet or win, doubles none and books nothing it refused when the gateway is killed ${kills} times and its database ${crashes} times under load`, async () => {
  cpSync(shipped, join(folder, 'brands', 'comet'), { recursive: true })
  const server = isServer ? await startOwnPostgres() : undefined
  if (server !== undefined) cleanUp.push(server.stop)
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

  let unanswered = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { address, kill: end } = running
    await playThrough(address, bettors, end)
    running = await startGatewayProcess(env)
    unanswered += await sendAgain(running.address)
  }
  for (let crash = 0; crash < crashes; crash += 1) {
    await playThrough(running.address, bettors, async () => server?.crash())
    await server?.restart()
    unanswered += await sendAgain(running.address)
  }
  // What was answered long ago is answered again without being done again.
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
  const taken = sent.filter(({ said }) => said === 'taken')
  expect(unanswered).toBeGreaterThan(kills + crashes)
  expect(sent.filter(({ said }) => said === 'refused').length).toBeGreaterThan(kills)
  expect(booked.map((row) => `${row.kind} ${row.transaction_id} ${row.amount}`).sort()).toEqual(
    taken.map(({ call, body }) => `${call} ${body.transactionId} ${body.amount}`).sort(),
  )
  for (const username of usernames) {
    const member = await db
      .selectFrom('members')
      .select('member_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const account = await findAccount(db, { merchantId, kind: 'member', memberId: member.member_id, currency: 'USD' })
    const moved = taken
      .filter((transaction) => transaction.username === username)
      .reduce((sum, { call, body }) => sum + BigInt(call === 'bet' ? -body.amount : body.amount), 0n)
    expect(account?.balance).toBe((before.get(username) ?? 0n) + moved)
  }
  await close()
}, 1_800_000)

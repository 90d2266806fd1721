import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { freePort } from '../main/runMain.ts'
import { type GatewayProcess, startGatewayProcess } from './gatewayProcess.ts'
import { signIn } from './signIn.ts'
import { type OwnPostgres, startOwnPostgres } from './startOwnPostgres.ts'
import { type Mover, moveUntilGone, type SentTransfer, sendTransfer, walletVendors } from './transferring.ts'
import { startVendors, walletsFile } from './vendorsProcess.ts'

const kills = process.env.KILLS === 'many' ? 21 : 3
const isServer = (process.env.TEST_DATABASE_URL ?? '') !== ''
const usernames = ['demoplayer', 'demoagent', 'demodownline']
const secret = 'secret of the kill test'
const shipped = fileURLToPath(new URL('../../../../brand-configs/comet', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-wallet-kill-'))
const games = join(folder, 'games')

let gateway: GatewayProcess | undefined
let server: OwnPostgres | undefined
let vendors: Awaited<ReturnType<typeof startVendors>> | undefined
const killGateway = async () => {
  const { kill } = gateway ?? {}
  gateway = undefined
  await kill?.()
}
const killVendors = async () => {
  const { kill } = vendors ?? {}
  vendors = undefined
  await kill?.()
}
afterAll(async () => {
  await Promise.all([killGateway(), killVendors()])
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The shipped brand, whose vendors keep wallets. */
function writeBrand(): string {
  const brands = join(folder, 'brands')
  cpSync(shipped, join(brands, 'comet'), { recursive: true })
  const path = join(brands, 'comet', 'brand.json')
  const brand: object = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...brand, wallets: { vendors: walletVendors } }))
  return brands
}

const desk = async (address: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'foyer' }
  const write = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  // What a call of the desk answers; which one it is, the caller knows.
  return (await (await fetch(`${address}/desk/api/${path}`, write)).json()) as { value: never }
}
const balancesOf = async (address: string): Promise<Map<string, number>> => {
  const { members } = (await desk(address, 'balances?merchant=COMET')).value as {
    members: { username: string; balance: string }[]
  }
  return new Map(members.map(({ username, balance }) => [username, Math.round(Number(balance) * 100)]))
}

const sent: SentTransfer[] = []
const harms = [
  ['gateway', killGateway],
  ["vendors' server", killVendors],
  ['both', () => Promise.all([killGateway(), killVendors()])],
] as const
const faults = ['none', 'loses', 'late', 'twice', 'error']

/** Moves money until `harm` is done, which is in the middle of it. */
async function moveThrough(address: string, movers: readonly Mover[], harm: () => Promise<unknown>): Promise<void> {
  const enough = sent.length + 30 + Math.floor(Math.random() * 40)
  const reached = Promise.withResolvers<void>()
  let isOver = false
  const onSend = (): void => {
    if (sent.length >= enough) reached.resolve()
  }
  const moving = [...movers, ...movers].map((mover) =>
    moveUntilGone(address, mover, { sent, isOver: () => isOver, onSend }),
  )
  await reached.promise
  await harm()
  isOver = true
  await Promise.all(moving)
}

test(`P02 every transfer with a vendor's wallet ends done on both sides or on none when the gateway, the vendor and both are killed in the middle, ${kills} times in all`, async () => {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const vendorUrl = `http://127.0.0.1:${vendorPort}`
  if (isServer) server = await startOwnPostgres()
  const dataDir = join(folder, 'data')
  const env = {
    FOYER_MODE: 'sandbox',
    FOYER_BRANDS: writeBrand(),
    ...(server === undefined ? { FOYER_DATA: dataDir } : { DATABASE_URL: server.url }),
    FOYER_VENDOR_SECRET: secret,
    VENDOR_URL: vendorUrl,
    PORT: String(port),
  }
  const start = async (): Promise<void> => {
    gateway ??= await startGatewayProcess(env)
    vendors ??= await startVendors({ folder: games, port: vendorPort, gatewayUrl: address, secret })
  }
  await start()
  const before = await balancesOf(address)
  const movers: Mover[] = usernames.map((username) => ({ username, cookie: '' }))
  /** Lets so much of the world's time pass that vendors are asked; sessions end by it. */
  const later = async (minutes: number): Promise<void> => {
    await desk(address, 'world', { minutes })
    for (const mover of movers) mover.cookie = await signIn(address, mover.username)
  }
  await later(0)
  let unanswered = 0
  for (let kill = 0; kill < kills; kill += 1) {
    for (const [index, vendor] of walletVendors.entries())
      await fetch(`${vendorUrl}/wallet/faults`, {
        method: 'POST',
        body: new URLSearchParams({ vendor, fault: faults[(kill + index) % faults.length] ?? 'none' }),
      })
    const [, harm] = harms[kill % harms.length] ?? harms[0]
    await moveThrough(address, movers, harm)
    await start()
    const open = sent.filter(({ said }) => said === 'nothing')
    unanswered += open.length
    for (const transfer of open) expect(await sendTransfer(address, transfer)).toBe(true)
    // An hour later nobody has sent too many.
    await later(61)
  }
  /** Those whose end is not known yet; asked for with their key, each is answered as far as it is. */
  const pending = (): SentTransfer[] => sent.filter(({ said }) => said === 'PENDING')
  while (pending().length > 0) {
    await later(241)
    await wait(500)
    for (const transfer of pending()) await sendTransfer(address, transfer)
  }
  // What has ended is answered as it ended, and not done again.
  for (const transfer of sent.slice(0, 20)) expect(await sendTransfer(address, transfer)).toBe(true)
  const after = await balancesOf(address)
  await Promise.all([killGateway(), killVendors()])

  const { db, close } = await openDatabase(server === undefined ? { dataDir } : { databaseUrl: server.url })
  expect(await verifyLedger(db)).toEqual([])
  const rows = await db.selectFrom('wallet_transfers').selectAll().execute()
  const houses = await db.selectFrom('accounts').select(['owner', 'balance']).where('kind', '=', 'house').execute()
  await close()
  const moved = new Map<string, number>()
  for (const line of readFileSync(walletsFile(games), 'utf8').trim().split('\n')) {
    // The vendors' server wrote it.
    const { vendor, name, change } = JSON.parse(line) as { vendor: string; name: string; change: number }
    if (change !== 0) moved.set(`${vendor} ${name}`, (moved.get(`${vendor} ${name}`) ?? 0) + change)
  }
  const into = ({ direction, amount }: { direction: string; amount: bigint }): number =>
    direction === 'in' ? Number(amount) : -Number(amount)
  const done = rows.filter(({ status }) => status === 'DONE')
  expect(unanswered).toBeGreaterThan(0)
  expect(rows.filter(({ status }) => status === 'PENDING')).toEqual([])
  // Both sides did the same transfers, each once.
  expect([...moved].map(([name, change]) => `${name} ${change}`).sort()).toEqual(
    done.map((row) => `${row.vendor_code} ${row.reference} ${into(row)}`).sort(),
  )
  // What was told is what is in the books.
  expect(rows.map(({ reference, status }) => `${reference} ${status}`).sort()).toEqual(
    sent
      .filter(({ said }) => said !== 'refused')
      .map(({ reference, said }) => `${reference} ${said}`)
      .sort(),
  )
  for (const vendor of walletVendors) {
    const atVendor = [...moved].reduce((sum, [name, change]) => sum + (name.startsWith(`${vendor} `) ? change : 0), 0)
    const balance = (owner: string): bigint | undefined => houses.find((house) => house.owner === owner)?.balance
    expect([balance(`wallets:${vendor}`), balance(`in transit:${vendor}`)]).toEqual([BigInt(atVendor), 0n])
  }
  for (const username of usernames) {
    const keys = new Set(sent.filter((one) => one.mover.username === username).map(({ key }) => key))
    const gone = done.filter((row) => keys.has(row.idempotency_key)).reduce((sum, row) => sum + into(row), 0)
    expect(after.get(username)).toBe((before.get(username) ?? 0) - gone)
  }
}, 1_800_000)

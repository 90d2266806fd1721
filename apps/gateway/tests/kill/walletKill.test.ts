import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { askDesk, killsOf, type ProcessesUnderLoad, startUnderLoad } from './processesUnderLoad.ts'
import { signIn } from './signIn.ts'
import { type Mover, moveUntilGone, type SentTransfer, sendTransfer, walletVendors } from './transferring.ts'
import { walletsFile } from './vendorsProcess.ts'
import { waitUntil } from './waitUntil.ts'

const kills = killsOf(3, 21)
const usernames = ['demoplayer', 'demoagent', 'demodownline']

let running: ProcessesUnderLoad | undefined
afterAll(() => running?.stop())

const balancesOf = async (address: string): Promise<Map<string, number>> => {
  const { members } = (await askDesk(address, 'balances?merchant=COMET')).value as {
    members: { username: string; balance: string }[]
  }
  return new Map(members.map(({ username, balance }) => [username, Math.round(Number(balance) * 100)]))
}

const sent: SentTransfer[] = []
const faults = ['none', 'loses', 'late', 'twice', 'error']

/** Moves money until `harm` is done, which is in the middle of it. */
async function moveThrough(address: string, movers: readonly Mover[], harm: () => Promise<unknown>): Promise<void> {
  const enough = sent.length + 30 + Math.floor(Math.random() * 40)
  let isOver = false
  const moving = [...movers, ...movers].map((mover) => moveUntilGone(address, mover, { sent, isOver: () => isOver }))
  await waitUntil(`${enough} transfers are sent`, () => sent.length >= enough)
  await harm()
  isOver = true
  await Promise.all(moving)
}

test(`P02 every transfer with a vendor's wallet ends done on both sides or on none when the gateway, the vendor and both are killed in the middle, ${kills} times in all`, async () => {
  // Its vendors keep wallets.
  running = await startUnderLoad('wallet-kill', (brand) => ({ ...brand, wallets: { vendors: walletVendors } }))
  const { address, vendorUrl, games, start, harm, killBoth, openBooks } = running
  const before = await balancesOf(address)
  const movers: Mover[] = usernames.map((username) => ({ username, cookie: '' }))
  /** Lets so much of the world's time pass that vendors are asked; sessions end by it. */
  const later = async (minutes: number): Promise<void> => {
    await askDesk(address, 'world', { minutes })
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
  const isEnded = async (): Promise<boolean> => {
    if (pending().length === 0) return true
    await later(241)
    await wait(500)
    for (const transfer of pending()) await sendTransfer(address, transfer)
    return pending().length === 0
  }
  await waitUntil('every transfer has ended', isEnded)
  // What has ended is answered as it ended, and not done again.
  for (const transfer of sent.slice(0, 20)) expect(await sendTransfer(address, transfer)).toBe(true)
  const after = await balancesOf(address)
  await killBoth()

  const { db, close } = await openBooks()
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
}, 900_000)

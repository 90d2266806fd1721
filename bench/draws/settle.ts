/** Lays tickets on one draw, settles it as the lottery's server does, and prints how long that took, as JSON. */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createStakes } from '../../apps/vendors/src/frame/stakes/createStakes.ts'
import { openDatabase } from '../../apps/vendors/src/frame/store/openDatabase.ts'
import type { SessionRecord } from '../../apps/vendors/src/frame/store/records.ts'
import type { LotteryStakes } from '../../apps/vendors/src/games/lottery/server/lotteryStakes.ts'
import { createOpenDraws } from '../../apps/vendors/src/games/lottery/server/openDraws.ts'
import { settleDraws } from '../../apps/vendors/src/games/lottery/server/settleDraws.ts'
import { createSeamlessClient } from '../../apps/vendors/src/server/seamlessClient.ts'

const [file = '', port = '', bets = '', way = ''] = process.argv.slice(2)
const count = Number(bets)
const { merchant, vendor, large } = JSON.parse(readFileSync(file, 'utf8'))
const secret = createHmac('sha256', process.env.FOYER_VENDOR_SECRET ?? '')
  .update(`vendor:${vendor}`)
  .digest()
const wallet = createSeamlessClient({ gatewayUrl: `http://127.0.0.1:${port}`, secretOf: () => secret, timeout: 60_000 })
const sessions = new Map<string, SessionRecord>(
  large.map(({ session }: { session: string }, index: number) => [
    `s${index}`,
    { id: `s${index}`, player: `p${index}`, vendor, merchant, walletSession: session } as SessionRecord, // the rest is not looked at
  ]),
)

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-draws-'))
const { database, close } = openDatabase(join(folder, 'games.sqlite'), '')
const stakes: LotteryStakes = createStakes({
  kind: 'lottery',
  database,
  walletOf: () => wallet,
  findSession: (id) => sessions.get(id),
  now: Date.now,
  onProblem: (error) => console.error(error),
  outlives: true,
})
const open = createOpenDraws(database)

/** Does it for all, so many at a time. */
async function inLanes(lanes: number, ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const waiting = [...ids]
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await act(id)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

const run = randomBytes(4).toString('hex')
const round = `draw-${run}`
const form = { kind: 'balls', picks: 6, of: 45 } as const
const six = (): string[] => {
  const balls = Array.from({ length: 45 }, (_, index) => String(index + 1))
  return Array.from({ length: 6 }, () => balls.splice(Math.floor(Math.random() * balls.length), 1)[0] ?? '')
}
stakes.openRound(round, 'EVENING6')
open.add({ round, merchant, gameId: 'EVENING6', numero: run, drawsAt: 0 })
const ids = Array.from({ length: count }, (_, index) => `${run}-${index}`)
const before = performance.now()
await inLanes(64, ids, (id) =>
  stakes.place({
    id,
    round,
    session: `s${Math.floor(Math.random() * (sessions.size - 1))}`,
    what: { order: id, numero: run, drawsAt: '', form, price: 1, lines: [{ type: 'line', picks: six() }] },
    stake: 1,
  }),
)
const laid = (performance.now() - before) / 1000

/** The last player bets on, from the same server. */
const times: number[] = []
const others = { areOn: true }
const betOn = async (): Promise<void> => {
  while (others.areOn) {
    const id = `other-${run}-${times.length}`
    const at = performance.now()
    const session = large.at(-1).session
    await wallet(vendor, 'bet', { merchant, session, transactionId: `${id}-bet`, roundId: id, amount: 1 })
    times.push(performance.now() - at)
    await setTimeout(20)
  }
}
const betting = betOn()
const draw = { gameId: 'EVENING6', numero: run, drawsAt: '', closesAt: '', commitment: '', form, seed: 's' }
const answer = { next: [], last: [], asked: [{ ...draw, result: [{ row: 'DB' as const, numbers: six() }] }] }
const start = performance.now()
await settleDraws({
  open,
  stakes: way === 'singly' ? { ...stakes, payAll: (all) => inLanes(24, all, stakes.pay) } : stakes,
  draws: { read: async () => answer },
  now: Date.now,
})
const seconds = (performance.now() - start) / 1000
others.areOn = false
await betting
const unpaid = ids.filter((id) => stakes.find(id)?.progress !== 'settled').length
if (unpaid > 0) throw new Error(`${unpaid} tickets were not paid`)
close()
rmSync(folder, { recursive: true, force: true })
const sorted = times.sort((one, other) => one - other)
const result = { laid, seconds, p50: sorted[sorted.length >> 1], longest: sorted.at(-1), others: sorted.length }
process.stdout.write(`${JSON.stringify(result)}\n`)

import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { operations, wirePath } from '@foyer/contract'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { freePort } from '../main/runMain.ts'
import { type GatewayProcess, startGatewayProcess } from './gatewayProcess.ts'
import { type Genre, genres } from './playing.ts'
import { signIn } from './signIn.ts'
import { type OwnPostgres, startOwnPostgres } from './startOwnPostgres.ts'
import { gamesFile, startVendors } from './vendorsProcess.ts'

const kills = process.env.KILLS === 'many' ? 10 : 2
const isServer = (process.env.TEST_DATABASE_URL ?? '') !== ''
const secret = 'secret of the kill test'
const shipped = fileURLToPath(new URL('../../../../brand-configs/comet', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-games-kill-'))
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
const harms = [killVendors, killGateway, () => Promise.all([killGateway(), killVendors()])] as const

/** Opens a title of a genre for a player at the games' server. */
async function sitDown(address: string, vendorUrl: string, cookie: string, { name, query }: Genre) {
  const get = async (id: 'gameList' | 'launchGame', asked: Record<string, string>) => {
    const url = `${address}/api${wirePath(operations[id].shape)}?${new URLSearchParams(asked).toString()}`
    const headers = { cookie, 'x-requested-with': 'foyer', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(url, { headers })
    return ((await answer.json()) as { value: never }).value // the caller knows what it asked for
  }
  const list = (await get('gameList', { ...query, pageNo: '1', pageSize: '50' })) as {
    games: { gameId: string; nodeId: number; vassalage: string; playMoneyOnly?: boolean }[]
  }
  const game = list.games.find(({ playMoneyOnly }) => playMoneyOnly !== true)
  if (game === undefined) throw new Error(`No title of ${name}`)
  const { gameId, vassalage, nodeId } = game
  const common = { platform: 'html5-desktop', clientType: '3', language: 'EN', launchMode: 'GLS' }
  const { game_url } = (await get('launchGame', { ...common, gameId, vassalage, nodeId: String(nodeId) })) as {
    game_url: string
  }
  const fields = new URLSearchParams(new URL(game_url).hash.slice(1))
  const [vendor, merchant, launch] = ['vendor', 'merchant', 'launch'].map((field) => fields.get(field))
  const opened = await fetch(`${vendorUrl}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, vendor, merchant, launch, exchangeId: randomUUID() }),
  })
  const { token, state } = (await opened.json()) as { token: string; state: { kind: string } }
  return { token, kind: state.kind }
}

/** Every round and stake as the games' server has written it down. */
function readGames(): { readonly open: number; readonly settled: ReadonlyMap<string, string> } {
  const database = new DatabaseSync(gamesFile(games), { readOnly: true })
  try {
    const rows = database
      .prepare(
        `select id, stake, result ->> 'win' as win, state from rounds
         union all select reference, stake, win, progress from stakes`,
      )
      .all()
    const final = ['settled', 'refused', 'cancelled', 'back']
    return {
      open: rows.filter(({ state }) => !final.includes(String(state))).length,
      settled: new Map(
        rows.flatMap(({ id, stake, win, state }) =>
          state === 'settled' ? [[String(id), [stake, win].join(' ')]] : [],
        ),
      ),
    }
  } finally {
    database.close()
  }
}

test(`GW07 G07 every round of every genre is settled once or given back, on both sides alike, when vendor and gateway are killed ${kills} times under load`, async () => {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const [address, vendorUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${vendorPort}`]
  cpSync(shipped, join(folder, 'brands', 'comet'), { recursive: true })
  if (isServer) server = await startOwnPostgres()
  const dataDir = join(folder, 'data')
  const env = {
    FOYER_MODE: 'sandbox',
    FOYER_BRANDS: join(folder, 'brands'),
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

  let isOver = false
  const answered = new Map<string, number>()
  const playing: Promise<void>[] = []
  for (const username of ['demoplayer', 'demoagent', 'demodownline']) {
    const cookie = await signIn(address, username)
    for (const genre of genres) {
      const seat = await sitDown(address, vendorUrl, cookie, genre)
      const onAnswer = () => answered.set(genre.name, (answered.get(genre.name) ?? 0) + 1)
      playing.push(genre.play({ ...seat, url: vendorUrl, isOver: () => isOver, onAnswer }))
    }
  }
  const total = (): number => [...answered.values()].reduce((sum, count) => sum + count, 0)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = new Map(answered)
    const [enough, harm] = [total() + 30, harms[kill % harms.length] ?? killVendors]
    const isBusy = () => total() >= enough && genres.every(({ name }) => answered.get(name) !== before.get(name))
    while (!isBusy()) await wait(20)
    await harm()
    await start()
  }
  isOver = true
  // What still lies at a table is given back by the next process.
  await killVendors()
  await start()
  await Promise.all(playing)
  while (readGames().open > 0) await wait(200)
  const { settled } = readGames()
  await Promise.all([killGateway(), killVendors()])

  const { db, close } = await openDatabase(server === undefined ? { dataDir } : { databaseUrl: server.url })
  expect(await verifyLedger(db)).toEqual([])
  const booked = await db
    .selectFrom('bets as b')
    .innerJoin('wallet_transactions as t', (join) =>
      join
        .onRef('t.merchant_id', '=', 'b.merchant_id')
        .onRef('t.vendor_code', '=', 'b.vendor_code')
        .onRef('t.round_id', '=', 'b.round_id')
        .on('t.kind', '=', 'bet'),
    )
    .select(['b.round_id', 'b.bet_amount', 'b.win_amount', 'b.status'])
    .execute()
  await close()
  expect(booked.filter(({ status }) => status === 'OPEN')).toEqual([])
  const ended = booked.filter(({ status }) => status !== 'CANCELLED')
  expect(new Map(ended.map((row) => [row.round_id, `${row.bet_amount} ${row.win_amount}`]))).toEqual(settled)
  expect(settled.size).toBeGreaterThan(kills * 20)
}, 1_800_000)

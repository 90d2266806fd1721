import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { operations, wirePath } from '@foyer/contract'
import { afterAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'
import { type Genre, genres } from './playing.ts'
import { askDesk, killsOf, type ProcessesUnderLoad, startUnderLoad } from './processesUnderLoad.ts'
import { signIn } from './signIn.ts'
import { gamesFile } from './vendorsProcess.ts'
import { waitUntil } from './waitUntil.ts'

const kills = killsOf(2, 10)
/** After each kill processes start anew, which takes minutes where others use the machine too. */
const testMs = Math.max(900_000, kills * 240_000)
/** What is decided later than it is laid: at tables on their own clock, in books on the world's. */
const tableKinds = ['bigtwo', 'blackjack', 'dominoes', 'roulette']
const bookKinds = ['cockfight', 'esports', 'sports']

let running: ProcessesUnderLoad | undefined
afterAll(() => running?.stop())

/** Opens a title of a genre for a player at the games' server. */
async function sitDown(address: string, vendorUrl: string, cookie: string, { name, query }: Genre) {
  const get = async (id: 'gameList' | 'launchGame', asked: Record<string, string>) => {
    const url = `${address}/api${wirePath(operations[id].shape)}?${new URLSearchParams(asked).toString()}`
    const headers = { cookie, 'x-requested-with': 'foyer', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(url, { headers })
    const { value, ...rest } = (await answer.json()) as { value?: never } // the caller knows what it asked for
    if (value === undefined) throw new Error(`${id} of ${name} was answered ${JSON.stringify(rest)}`)
    return value
  }
  const list = (await get('gameList', { ...query, pageNo: '1', pageSize: '50' })) as {
    games: { gameId: string; nodeId: number; vassalage: string; playMoneyOnly?: boolean }[]
  }
  const game = list.games.find(({ playMoneyOnly }) => playMoneyOnly !== true)
  if (game === undefined) throw new Error(`No title of ${name}`)
  const { gameId, vassalage, nodeId } = game
  const common = { platform: 'html5-desktop', clientType: '3', language: 'EN', launchMode: 'GLS' }
  const launched = (await get('launchGame', { ...common, gameId, vassalage, nodeId: String(nodeId) })) as {
    game_url?: string
    /** Sports have their own. */
    game_url2?: string
  }
  const opens = launched.game_url ?? launched.game_url2
  if (opens === undefined) throw new Error(`${gameId} of ${name} is not launched`)
  const fields = new URLSearchParams(new URL(opens).hash.slice(1))
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
function readGames(games: string) {
  const database = new DatabaseSync(gamesFile(games), { readOnly: true })
  try {
    const rows = database
      .prepare(
        `select 'instant' as kind, id, stake, result ->> 'win' as win, state from rounds
         union all select kind, reference, stake, win, progress from stakes`,
      )
      .all()
    const final = ['settled', 'refused', 'cancelled', 'back']
    const settled = rows.filter(({ state }) => state === 'settled')
    return {
      open: rows.filter(({ state }) => !final.includes(String(state))).length,
      kinds: [...new Set(settled.map(({ kind }) => String(kind)))].sort(),
      settled: new Map(settled.map(({ id, stake, win }) => [String(id), [stake, win].join(' ')])),
    }
  } finally {
    database.close()
  }
}

test(
  `GW07 G07 every round of every genre is settled once or given back, on both sides alike, when vendor and gateway are killed ${kills} times under load`,
  async () => {
    running = await startUnderLoad('games-kill', ({ jurisdiction, ...brand }) => ({
      ...brand,
      jurisdiction: { ...Object(jurisdiction), cockfightBets: true },
    }))
    const { address, vendorUrl, games, start, harm, killVendors, killBoth, openBooks } = running
    let isOver = false
    const taken = new Map<string, number>()
    const failures: unknown[] = []
    const seats: (readonly [Genre, Awaited<ReturnType<typeof sitDown>>])[] = []
    for (const username of ['demoplayer', 'demoagent', 'demodownline']) {
      const cookie = await signIn(address, username)
      for (const genre of genres) seats.push([genre, await sitDown(address, vendorUrl, cookie, genre)])
    }
    const playing = seats.map(([{ name, play }, seat]) => {
      const onTaken = () => taken.set(name, (taken.get(name) ?? 0) + 1)
      // Told at the end of whatever is waited for, and not as nobody's.
      const onFailure = (error: unknown) => void failures.push(error)
      return play({ ...seat, url: vendorUrl, isOver: () => isOver, onTaken }).catch(onFailure)
    })
    const total = (): number => [...taken.values()].reduce((sum, count) => sum + count, 0)
    for (let kill = 0; kill < kills; kill += 1) {
      const [before, enough] = [new Map(taken), total() + 30]
      const idle = () => genres.map(({ name }) => name).filter((name) => taken.get(name) === before.get(name))
      const isBusy = () => failures.length > 0 || (total() >= enough && idle().length === 0)
      await waitUntil(() => `stakes of ${idle().join(', ') || 'all genres'} are taken`, isBusy)
      await harm()
      await start()
    }
    const isDecided = () => tableKinds.every((kind) => readGames(games).kinds.includes(kind))
    await waitUntil('rounds at tables of every kind are decided', () => failures.length > 0 || isDecided(), 200)
    isOver = true
    // What still lies at a table is given back by the next process.
    await killVendors()
    await start()
    await Promise.all(playing)
    expect(failures).toEqual([])
    // What lies in a book is decided once its events are over.
    await askDesk(address, 'world', { minutes: 24 * 60 })
    await waitUntil('nothing is open', () => readGames(games).open === 0, 200)
    const { settled, kinds } = readGames(games)
    await killBoth()

    const { db, close } = await openBooks()
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
    expect(kinds).toEqual([...tableKinds, ...bookKinds, 'instant'].sort())
    expect(settled.size).toBeGreaterThan(kills * 10)
  },
  testMs,
)

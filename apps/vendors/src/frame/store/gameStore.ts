import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './openDatabase.ts'
import { createPools, type Pools, poolSchema } from './pools.ts'
import type { Progress, Round, RoundRecord, SessionRecord } from './records.ts'
import { fromRow, type RoundRow, valuesOf } from './roundRows.ts'

export interface Totals {
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

/** Sessions, rounds and jackpots. Each call is on disk when it returns. */
export interface GameStore {
  readonly database: DatabaseSync
  readonly pools: Pools
  readonly findSession: (id: string) => SessionRecord | undefined
  readonly addSession: (session: SessionRecord) => void
  readonly findRound: (id: string) => Round | undefined
  readonly findPlay: (session: string, playId: string) => Round | undefined
  /** The last settled rounds of a session, newest first. */
  readonly settledOf: (session: string, count: number) => readonly Round[]
  readonly totalsOf: (session: string) => Totals
  /** Rounds of a session whose money is not yet where it belongs, oldest first. */
  readonly openOf: (session: string) => readonly Round[]
  /** Whether a player has such a round, in any session. */
  readonly hasOpen: (player: string) => boolean
  /** The same of all sessions. */
  readonly openRounds: () => readonly Round[]
  readonly addRound: (round: RoundRecord, player: string) => Round
  /** Moves a round on; `also` is done with it or not at all. */
  readonly setProgress: (round: string, progress: Progress, also?: () => void) => Round
  /** Writes what nobody reads: it throws where nothing can be written down. */
  readonly touch: () => void
  readonly together: <Value>(act: () => Value) => Value
  readonly close: () => void
}

/** A session is played with for so long. It is forgotten at a start after that, once no round of it is kept. */
export const sessionGoodMs = 24 * 3_600_000
/** Rounds are kept so long, so that their player can read them again. */
const roundKeptMs = 90 * 24 * 3_600_000

const schema = `
  create table if not exists sessions (id text primary key, record text not null, started_at integer not null) strict;
  create table if not exists rounds (
    id text primary key, session text not null, player text not null, play_id text not null, stake integer not null,
    choice text, result text not null, drawn text not null, pool text, at integer not null,
    state text not null, balance integer, code text, unique (session, play_id)
  ) strict;
  create index if not exists rounds_open on rounds (session) where state in ('reserved', 'placed');
  create index if not exists rounds_by_session on rounds (session, at);
  create index if not exists rounds_by_player on rounds (player, at);
  create table if not exists readiness (id integer primary key check (id = 1), times integer not null) strict;
  ${poolSchema}
`
const isOpen = `state in ('reserved', 'placed')`

/** Opens the store on a file, or in memory when there is none. */
export function openGameStore(path: string | undefined, now: number): GameStore {
  const { database, together, close } = openDatabase(path, schema)
  const prepare = (sql: string) => database.prepare(sql)
  prepare(`delete from rounds where at <= ? and not (${isOpen})`).run(now - roundKeptMs)
  prepare('delete from sessions where started_at <= ? and id not in (select session from rounds)').run(
    now - sessionGoodMs,
  )

  const find = prepare('select * from rounds where id = ?')
  const findPlay = prepare('select * from rounds where session = ? and play_id = ?')
  const settled = prepare(
    `select * from rounds where session = ? and state = 'settled' order by at desc, rowid desc limit ?`,
  )
  const totals = prepare(
    `select count(*) as rounds, coalesce(sum(stake), 0) as staked, coalesce(sum(result ->> 'win'), 0) as won
     from rounds where session = ? and state = 'settled'`,
  )
  const openOf = prepare(`select * from rounds where session = ? and ${isOpen} order by rowid`)
  const openOfPlayer = prepare(`select 1 from rounds where player = ? and ${isOpen} limit 1`)
  const open = prepare(`select * from rounds where ${isOpen} order by rowid`)
  const add = prepare(
    `insert into rounds (id, session, player, play_id, stake, choice, result, drawn, pool, at, state)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'reserved')`,
  )
  const move = prepare('update rounds set state = ?, balance = ?, code = ? where id = ?')
  const touch = prepare('insert into readiness values (1, 1) on conflict do update set times = times + 1')
  const findSession = prepare('select record from sessions where id = ?')
  const addSession = prepare('insert into sessions (id, record, started_at) values (?, ?, ?)')
  // Only `add` and `move` write these rows.
  const one = (row: unknown): Round | undefined => (row === undefined ? undefined : fromRow(row as RoundRow))
  const all = (rows: readonly unknown[]): Round[] => rows.map((row) => fromRow(row as RoundRow)) // the same
  const expectRound = (id: string): Round => {
    const round = one(find.get(id))
    if (round === undefined) throw new Error(`Round ${id} is not in the store`)
    return round
  }
  return {
    database,
    pools: createPools(database),
    together,
    touch: () => void touch.run(),
    findSession: (id) => {
      const row = findSession.get(id)
      // Only `addSession` writes records.
      return row === undefined ? undefined : (JSON.parse(String(row.record)) as SessionRecord)
    },
    addSession: (session) => void addSession.run(session.id, JSON.stringify(session), session.startedAt),
    findRound: (id) => one(find.get(id)),
    findPlay: (session, playId) => one(findPlay.get(session, playId)),
    settledOf: (session, count) => all(settled.all(session, count)),
    totalsOf: (session) => {
      const row = totals.get(session)
      return { rounds: Number(row?.rounds), staked: Number(row?.staked), won: Number(row?.won) }
    },
    openOf: (session) => all(openOf.all(session)),
    hasOpen: (player) => openOfPlayer.get(player) !== undefined,
    openRounds: () => all(open.all()),
    addRound: (round, player) => {
      add.run(...valuesOf(round, player))
      return expectRound(round.id)
    },
    setProgress: (round, progress, also) => {
      const balance = 'balance' in progress ? progress.balance : null
      const code = 'code' in progress ? progress.code : null
      together(() => {
        move.run(progress.state, balance, code, round)
        also?.()
      })
      return expectRound(round)
    },
    close,
  }
}

import type { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../../../frame/store/records.ts'
import type { SpotBet } from '../engine/settle.ts'

/**
 * How far a ticket is. `reserved`: its stake may or may not have been taken. `placed`: taken. `returning`: to be given back.
 * `settled`, `back` and `refused` are final.
 */
export type TicketProgress = 'reserved' | 'placed' | 'returning' | 'settled' | 'back' | 'refused'

export interface StoredTicket {
  readonly id: string
  /** Names the bet at the wallet, and in the player's bet history. */
  readonly reference: string
  readonly round: string
  readonly session: SessionRecord
  readonly bets: readonly SpotBet[]
  readonly stake: number
  readonly at: number
  readonly progress: TicketProgress
  readonly win?: number
  /** After the last call of the wallet that told one. */
  readonly balance?: number
  /** Why it was refused. */
  readonly code?: string
  /** The number of its round, once drawn. */
  readonly number?: number
}

/** A number with the draw it came from. */
export interface DrawnRound {
  readonly round: string
  readonly number: number
  /** Out of how many, and which. */
  readonly draws: readonly (readonly [count: number, value: number])[]
  readonly at: number
}

/** Rounds, tickets and what was drawn, in the games' file before anything is answered. */
export interface TicketStore {
  readonly openRound: (round: string, table: string, at: number) => void
  readonly add: (ticket: Omit<StoredTicket, 'progress' | 'number'>) => void
  readonly find: (id: string) => StoredTicket | undefined
  /** Moves a ticket on if it is where it is said to be; false otherwise. */
  readonly move: (
    id: string,
    from: TicketProgress,
    to: TicketProgress,
    facts?: { readonly win?: number; readonly balance?: number; readonly code?: string },
  ) => boolean
  /** Writes a number down, and that stakes which were not confirmed by then go back. */
  readonly decide: (drawn: DrawnRound) => void
  readonly results: (table: string, count: number) => number[]
  /** Tickets whose money is not where it belongs. */
  readonly open: () => StoredTicket[]
  /** A session's paid tickets, oldest first. */
  readonly ofSession: (session: string) => StoredTicket[]
}

const schema = `
  create table if not exists roulette_rounds (
    id text primary key, place text not null, opened_at integer not null, number integer, draws text, drawn_at integer
  ) strict;
  create index if not exists roulette_rounds_by_place on roulette_rounds (place, drawn_at) where number is not null;
  create table if not exists roulette_sessions (id text primary key, record text not null) strict;
  create table if not exists roulette_tickets (
    id text primary key, reference text not null unique, round text not null references roulette_rounds (id),
    session text not null references roulette_sessions (id), bets text not null, stake integer not null,
    at integer not null, progress text not null, win integer, balance integer, code text
  ) strict;
  create index if not exists roulette_tickets_by_session on roulette_tickets (session, at);
  create index if not exists roulette_tickets_open on roulette_tickets (round)
    where progress in ('reserved', 'placed', 'returning');
`
const columns = 'ticket.*, session.record, round.number'
const joined = `from roulette_tickets as ticket
  join roulette_sessions as session on session.id = ticket.session
  join roulette_rounds as round on round.id = ticket.round`

export function createTicketStore(db: DatabaseSync): TicketStore {
  db.exec(schema)
  const openRound = db.prepare('insert into roulette_rounds (id, place, opened_at) values (?, ?, ?)')
  const addSession = db.prepare('insert or ignore into roulette_sessions (id, record) values (?, ?)')
  const add = db.prepare(
    `insert into roulette_tickets (id, reference, round, session, bets, stake, at, progress)
     values (?, ?, ?, ?, ?, ?, ?, 'reserved')`,
  )
  const find = db.prepare(`select ${columns} ${joined} where ticket.id = ?`)
  const move = db.prepare(
    `update roulette_tickets set progress = ?, win = coalesce(?, win), balance = coalesce(?, balance), code = coalesce(?, code)
     where id = ? and progress = ?`,
  )
  const decide = db.prepare(
    'update roulette_rounds set number = ?, draws = ?, drawn_at = ? where id = ? and number is null',
  )
  const late = db.prepare(
    `update roulette_tickets set progress = 'returning' where round = ? and progress = 'reserved'`,
  )
  const results = db.prepare(
    'select number from roulette_rounds where place = ? and number is not null order by drawn_at desc, rowid desc limit ?',
  )
  const open = db.prepare(`select ${columns} ${joined} where progress in ('reserved', 'placed', 'returning')`)
  const ofSession = db.prepare(
    `select ${columns} ${joined} where ticket.session = ? and progress = 'settled' order by at, ticket.rowid`,
  )

  const together = (act: () => void): void => {
    db.exec('begin immediate')
    try {
      act()
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }
  return {
    openRound: (round, table, at) => void openRound.run(round, table, at),
    add: ({ id, reference, round, session, bets, stake, at }) =>
      together(() => {
        addSession.run(session.id, JSON.stringify(session))
        add.run(id, reference, round, session.id, JSON.stringify(bets), stake, at)
      }),
    find: (id) => ticketOf(find.get(id)),
    move: (id, from, to, { win, balance, code } = {}) =>
      move.run(to, win ?? null, balance ?? null, code ?? null, id, from).changes === 1,
    decide: ({ round, number, draws, at }) =>
      together(() => {
        if (decide.run(number, JSON.stringify(draws), at, round).changes !== 1)
          throw new Error(`Round ${round} cannot be decided`)
        late.run(round)
      }),
    results: (table, count) => results.all(table, count).map(({ number }) => Number(number)),
    open: () => open.all().flatMap((row) => ticketOf(row) ?? []),
    ofSession: (session) => ofSession.all(session).flatMap((row) => ticketOf(row) ?? []),
  }
}

type Row = Record<string, unknown>

function ticketOf(row: Row | undefined): StoredTicket | undefined {
  if (row === undefined) return undefined
  const number = (name: string): number | undefined => (row[name] === null ? undefined : Number(row[name]))
  const [win, balance, drawn] = [number('win'), number('balance'), number('number')]
  return {
    id: String(row.id),
    reference: String(row.reference),
    round: String(row.round),
    // Only this file writes these texts and the words of `progress`.
    session: JSON.parse(String(row.record)) as SessionRecord,
    // Written by this store.
    bets: JSON.parse(String(row.bets)) as SpotBet[],
    stake: Number(row.stake),
    at: Number(row.at),
    // Written by this store.
    progress: String(row.progress) as TicketProgress,
    ...(win === undefined ? {} : { win }),
    ...(balance === undefined ? {} : { balance }),
    ...(typeof row.code === 'string' ? { code: row.code } : {}),
    ...(drawn === undefined ? {} : { number: drawn }),
  }
}

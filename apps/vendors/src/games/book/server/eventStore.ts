import type { DatabaseSync } from 'node:sqlite'
import type { Drawn } from '../../../frame/random/draw.ts'
import type { Score } from '../engine/models.ts'
import type { Drift } from '../engine/prices.ts'
import type { Fixture } from '../feed/fixtures.ts'
import type { EventState } from '../wire.ts'

/** An event of the book as it stands. */
export interface BookEvent {
  readonly fixture: Fixture
  readonly state: EventState
  readonly drift: Drift
  /** Counts all changes of a book: grows with each of this event's. */
  readonly version: number
  /** When its odds move next. */
  readonly nextStep: number
  /** Once it is over. */
  readonly score?: Score
  /** What decided whether it took place, and how it came out. */
  readonly draws: readonly Drawn[]
}

/** Events of one book, in the games' file. */
export interface EventStore {
  /** Those that are not decided. */
  readonly live: () => BookEvent[]
  readonly find: (id: string) => BookEvent | undefined
  readonly save: (event: BookEvent) => void
  readonly lastVersion: () => number
}

/** Results are kept as long as the bets on them. */
const keptMs = 90 * 24 * 3_600_000

export function createEventStore(database: DatabaseSync, kind: string, now: number): EventStore {
  database.exec(`
    create table if not exists book_events (
      kind text not null, id text not null, fixture text not null, start integer not null, state text not null,
      drift text not null, version integer not null, next_step integer not null, score text, draws text not null,
      primary key (kind, id)
    ) strict;
    create index if not exists book_events_live on book_events (kind) where state in ('open', 'playing');
  `)
  const prepare = (sql: string) => database.prepare(sql)
  prepare(`delete from book_events where kind = ? and start <= ? and state in ('over', 'void')`).run(kind, now - keptMs)
  const live = prepare(`select * from book_events where kind = ? and state in ('open', 'playing') order by start, id`)
  const find = prepare('select * from book_events where kind = ? and id = ?')
  const last = prepare('select coalesce(max(version), 0) as version from book_events where kind = ?')
  const save = prepare(
    `insert into book_events (kind, id, fixture, start, state, drift, version, next_step, score, draws)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (kind, id) do update set state = excluded.state,
     drift = excluded.drift, version = excluded.version, next_step = excluded.next_step, score = excluded.score,
     draws = excluded.draws`,
  )
  return {
    live: () => live.all(kind).map(fromRow),
    find: (id) => {
      const row = find.get(kind, id)
      return row === undefined ? undefined : fromRow(row)
    },
    save: ({ fixture, state, drift, version, nextStep, score, draws }) =>
      void save.run(
        kind,
        fixture.id,
        JSON.stringify(fixture),
        fixture.start,
        state,
        JSON.stringify(drift),
        version,
        nextStep,
        score === undefined ? null : JSON.stringify(score),
        JSON.stringify(draws),
      ),
    lastVersion: () => Number(last.get(kind)?.version),
  }
}

function fromRow(row: Record<string, unknown>): BookEvent {
  // Only `save` writes these rows.
  const read = <Value>(text: unknown): Value => JSON.parse(String(text)) as Value
  return {
    fixture: read(row.fixture),
    // As it was saved.
    state: String(row.state) as EventState,
    drift: read(row.drift),
    version: Number(row.version),
    nextStep: Number(row.next_step),
    ...(row.score === null ? {} : { score: read<Score>(row.score) }),
    draws: read(row.draws),
  }
}

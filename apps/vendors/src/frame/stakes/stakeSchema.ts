import type { DatabaseSync } from 'node:sqlite'
import { together } from '../store/together.ts'

/** Stakes of every kind, the rounds they lie in and the sessions that laid them. */
export const stakeSchema = `
  create table if not exists stake_sessions (id text primary key, record text not null) strict;
  create table if not exists stake_rounds (
    kind text not null, id text not null, place text not null, opened_at integer not null,
    outcome text, draws text, decided_at integer, primary key (kind, id)
  ) strict;
  create index if not exists stake_rounds_by_place on stake_rounds (kind, place, decided_at) where outcome is not null;
  create table if not exists stakes (
    kind text not null, id text not null, reference text not null unique, round text not null,
    session text not null references stake_sessions (id), player text not null, what text not null,
    stake integer not null, at integer not null, progress text not null, win integer, balance integer, code text,
    place text not null default '', primary key (kind, id)
  ) strict;
  create index if not exists stakes_by_session on stakes (session, at);
  create index if not exists stakes_by_player on stakes (kind, player, at);
  create index if not exists stakes_of_player on stakes (player, at);
  create index if not exists stakes_by_round on stakes (kind, round);
  create index if not exists stakes_open on stakes (kind) where progress in ('reserved', 'placed', 'due', 'returning');
  create index if not exists stakes_moving on stakes (kind) where progress in ('reserved', 'due', 'returning');
`
const placeIndex = 'create index if not exists stakes_at_place on stakes (kind, player, place, at)'

/** Makes what stakes are kept in, and names the places of stakes in a file from before they were kept with them. */
export function openStakeTables(database: DatabaseSync): void {
  database.exec(stakeSchema)
  const hasPlaces =
    database.prepare(`select 1 from pragma_table_info('stakes') where name = 'place'`).get() !== undefined
  together(database, () => {
    if (!hasPlaces)
      database.exec(`
        alter table stakes add column place text not null default '';
        update stakes set place = round.place from stake_rounds round
        where round.kind = stakes.kind and round.id = stakes.round;
      `)
    database.exec(placeIndex)
  })
}

import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { stakeSchema } from '../../../frame/stakes/stakeSchema.ts'
import { takeOverTickets } from './takeOverTickets.ts'

/** As roulette kept its tickets at first. */
const before = `
  create table roulette_rounds (
    id text primary key, place text not null, opened_at integer not null, number integer, draws text, drawn_at integer
  ) strict;
  create table roulette_sessions (id text primary key, record text not null) strict;
  create table roulette_tickets (
    id text primary key, reference text not null unique, round text not null references roulette_rounds (id),
    session text not null references roulette_sessions (id), bets text not null, stake integer not null,
    at integer not null, progress text not null, win integer, balance integer, code text
  ) strict;
  insert into roulette_rounds values ('r1', 'p', 1, 17, '[[37,17]]', 2), ('r2', 'p', 3, null, null, null);
  insert into roulette_sessions values ('s', '{"vendor":"LVO","merchant":"COMET","player":"ada"}');
  insert into roulette_tickets values
    ('owed', 'R-1', 'r1', 's', '[{"spot":"17","amount":100}]', 100, 1, 'placed', null, 900, null),
    ('lies', 'R-2', 'r2', 's', '[{"spot":"17","amount":100}]', 100, 3, 'placed', null, 800, null),
    ('paid', 'R-3', 'r1', 's', '[{"spot":"red","amount":100}]', 100, 1, 'settled', 0, 700, null);
`

test('GW07 tickets of roulette from before are taken over once, with what is still owed', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(before + stakeSchema)
  takeOverTickets(database)
  takeOverTickets(database)
  expect(database.prepare('select id, player, progress, win from stakes order by reference').all()).toEqual([
    { id: 'owed', player: 'LVO:COMET:ada', progress: 'due', win: 3600 },
    { id: 'lies', player: 'LVO:COMET:ada', progress: 'placed', win: null },
    { id: 'paid', player: 'LVO:COMET:ada', progress: 'settled', win: 0 },
  ])
  expect(database.prepare('select outcome, draws from stake_rounds').all()).toEqual([
    { outcome: '17', draws: '[[37,17]]' },
    { outcome: null, draws: null },
  ])
})

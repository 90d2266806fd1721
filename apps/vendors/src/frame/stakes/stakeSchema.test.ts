import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStakeTables } from './stakeSchema.ts'

test('QP11 stakes of a file from before are given the places of their rounds, once', () => {
  const database = new DatabaseSync(':memory:')
  openStakeTables(database)
  database.exec(`
    drop index stakes_at_place;
    alter table stakes drop column place;
    insert into stake_sessions values ('s', '{}');
    insert into stake_rounds (kind, id, place, opened_at) values ('lottery', 'r', 'EVENING6', 1);
    insert into stakes (kind, id, reference, round, session, player, what, stake, at, progress)
    values ('lottery', '1', 'a', 'r', 's', 'p', '0', 1, 1, 'placed'), ('lottery', '2', 'b', 'gone', 's', 'p', '0', 1, 1, 'back');
  `)
  const places = () =>
    database
      .prepare('select place from stakes order by id')
      .all()
      .map(({ place }) => place)
  openStakeTables(database)
  expect(places()).toEqual(['EVENING6', ''])
  openStakeTables(database)
  expect(places()).toEqual(['EVENING6', ''])
})

import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrateDatabase } from './migrateDatabase.ts'
import { migrations } from './migrations/migrations.ts'
import { openPglite } from './pglite/openPglite.ts'

test('GW11 a database that cannot be brought up to date is refused in one line that says why', async () => {
  const { db } = await openPglite({})
  const refusal = () =>
    migrateDatabase(db).then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    )
  await sql`create role stranger`.execute(db)
  await sql`set role stranger`.execute(db)
  expect(await refusal()).toMatch(
    /^MigrationError: The database user may not make the gateway's tables \(.*\); let it.*$/,
  )
  await sql`reset role`.execute(db)

  await sql`create table merchants (shop text)`.execute(db)
  expect(await refusal()).toMatch(
    /^MigrationError: The database holds tables of something else \(relation "merchants" already exists\); .*$/,
  )
  await sql`drop table merchants`.execute(db)

  expect(await refusal()).toBe('taken')
  await sql`insert into kysely_migration values ('9999Later', '2030-01-01T00:00:00.000Z')`.execute(db)
  expect(await refusal()).toMatch(
    /^MigrationError: The database is newer than this program, which does not know its migration 9999Later; .*$/,
  )
  await db.destroy()
})

test('P07 FO08 an upgrade counts its migrations, and entries of a database from before get the time of their journal, and stay append-only', async () => {
  const { db } = await openPglite({})
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    '0031-balance-limit',
  )
  expect(error).toBeUndefined()
  // Without what the rows refer to.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`insert into journal (merchant_id, journal_id, idempotency_key, request_hash, kind, reference, created_at)
    select 1, number, 'key ' || number, sha256('old'), 'deposit', 'old', '2026-01-01Z'::timestamptz + number * interval '1 day'
    from generate_series(1, 3) number`.execute(db)
  await sql`insert into entries (merchant_id, journal_id, line, account_id, amount, balance_after)
    select 1, number, line, line, 5, 5 from generate_series(1, 3) number, generate_series(1, 2) line`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)

  expect(await migrateDatabase(db)).toEqual({
    migrations: Object.keys(migrations).filter((name) => name > '0032').length,
    ms: expect.any(Number),
  })
  expect(await migrateDatabase(db)).toMatchObject({ migrations: 0 })
  const times = await db.selectFrom('entries').select('created_at').distinct().orderBy('created_at').execute()
  expect(times.map(({ created_at }) => created_at.toISOString().slice(0, 10))).toEqual([
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
  ])
  await expect(sql`update entries set created_at = now()`.execute(db)).rejects.toThrow('append-only')
  await db.destroy()
})

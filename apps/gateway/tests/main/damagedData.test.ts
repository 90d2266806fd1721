import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepStatistics } from '../../src/database/keepStatistics.ts'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { end, run } from './runMain.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-damage-'))
const whole = join(folder, 'whole')
let website: Server

/** A table with its file and that of its index. */
const grown = { table: '', index: '' }

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir: whole })
  await sql`insert into settings (name, value) select 'name ' || n, to_jsonb(n) from generate_series(1, 1000) n`.execute(
    db,
  )
  await keepStatistics(db)
  const { rows } = await sql<{
    table: string
    index: string
  }>`select pg_relation_filepath('settings') as table, pg_relation_filepath('settings_pkey') as index`.execute(db)
  Object.assign(grown, rows[0])
  await close()
  website = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  await once(website, 'listening')
}, 120_000)
afterAll(() => {
  website.close()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0
/** A copy of a whole data folder with something done to it. */
function damaged(harm: (dataDir: string) => void): string {
  count += 1
  const dataDir = join(folder, `copy-${count}`)
  cpSync(whole, dataDir, { recursive: true })
  harm(dataDir)
  return dataDir
}

const inPg =
  (...path: string[]) =>
  (dataDir: string) =>
    join(dataDir, 'pg', ...path)
const remove = (at: (dataDir: string) => string) => (dataDir: string) => rmSync(at(dataDir), { recursive: true })
/** Leaves so much of a file of the grown table, which is known once it is made. */
const cut =
  (file: () => string, part: (size: number) => number) =>
  (dataDir: string): void => {
    const path = inPg(file())(dataDir)
    truncateSync(path, part(statSync(path).size))
  }
const zero = (at: (dataDir: string) => string) => (dataDir: string) =>
  writeFileSync(at(dataDir), Buffer.alloc(statSync(at(dataDir)).size))

test.each([
  ['FO03 whose PG_VERSION is gone', remove(inPg('PG_VERSION')), /is damaged: pg\/PG_VERSION is missing; restore/],
  ['FO09 whose pg_control is zeroed', zero(inPg('global', 'pg_control')), /pg_control is missing or empty; restore/],
  ['FO09 whose write-ahead log is gone', remove(inPg('pg_wal')), /pg\/pg_wal holds no log; restore/],
  ['FO09 whose base is missing', remove(inPg('base')), /pg\/base is missing or empty; restore/],
  [
    'FO09 whose file of a table is cut short by a page',
    cut(
      () => grown.table,
      (size) => size - 8192,
    ),
    /is damaged: pg\/base\/\d+\/\d+, a file of settings, is cut short to \d+ bytes; restore/,
  ],
  [
    'FO09 whose file of an index is cut short within a page',
    cut(
      () => grown.index,
      (size) => size - 100,
    ),
    /a file of settings_pkey, is cut short to \d+ bytes; restore/,
  ],
  [
    'FO09 whose file of a table is missing',
    (dataDir: string) => rmSync(inPg(grown.table)(dataDir)),
    /a file of settings, is missing; restore/,
  ],
  [
    'FO09 whose catalogue is zeroed',
    (dataDir: string) => {
      const base = inPg('base')(dataDir)
      for (const database of readdirSync(base))
        for (const file of readdirSync(join(base, database))) zero(() => join(base, database, file))(dataDir)
    },
    /cannot be opened \(.*\); restore/,
  ],
])(
  '%s is refused in one line, and nothing new is made of it',
  async (_what, harm, line) => {
    const dataDir = damaged(harm)
    const before = readdirSync(dataDir)
    const { code, output } = await end(run({ FOYER_DATA: dataDir }))
    expect(output).toMatch(line)
    expect(output).toMatch(/^foyer gateway: [^\n]*\n$/)
    expect(code).toBe(1)
    expect(readdirSync(dataDir)).toEqual(before)
  },
  60_000,
)

test('FO03 a folder that holds something else and no database is refused in one line', async () => {
  const dataDir = join(folder, 'photos')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'holiday.jpg'), 'x')
  expect(await end(run({ FOYER_DATA: dataDir }))).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^foyer gateway: The folder .* is not empty and holds no database \(there is holiday.jpg\); .*\n$/,
    ),
  })
  expect(readdirSync(dataDir)).toEqual(['foyer.lock.open', 'holiday.jpg'])
}, 60_000)

test('FO03 a first start that was interrupted is begun anew, as nobody has used what it made', async () => {
  const dataDir = damaged((copy) => {
    rmSync(join(copy, 'pg', 'global'), { recursive: true })
    writeFileSync(join(copy, 'new-database'), '')
  })
  const { db, close } = await openDatabase({ dataDir })
  expect(await db.selectFrom('merchants').selectAll().execute()).toEqual([])
  await close()
  expect(readdirSync(dataDir)).toEqual(['foyer.lock.open', 'pg'])
}, 120_000)

test('FO09 a data folder that is a file is refused in one line', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await end(run({ FOYER_DATA: file }))).toEqual({
    code: 1,
    output: `foyer gateway: ${file} is no folder; set FOYER_DATA to a folder\n`,
  })
}, 60_000)

test('FO09 a database address where no PostgreSQL answers is refused in one line', async () => {
  const { port } = website.address() as AddressInfo // it listens on TCP
  const { code, output } = await end(run({ DATABASE_URL: `postgres://foyer:hush@127.0.0.1:${port}/foyer` }))
  expect(output).toMatch(/^foyer gateway: The database of DATABASE_URL cannot be used: [^\n]*\n$/)
  expect(output).not.toContain('hush')
  expect(code).toBe(1)
}, 60_000)

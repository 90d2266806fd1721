import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { together } from './together.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-together-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('GW07 a database that is full says so, and goes on once there is room', () => {
  const database = new DatabaseSync(join(folder, 'small.sqlite'))
  database.exec('pragma journal_mode = wal; create table t (v text); pragma max_page_count = 4')
  const add = (length: number) =>
    together(database, () => database.exec(`insert into t values (hex(zeroblob(${length})))`))
  expect(() => add(100_000)).toThrow('database or disk is full')
  add(10)
  expect(database.prepare('select count(*) as n from t').get()).toEqual({ n: 1 })
  database.close()
})

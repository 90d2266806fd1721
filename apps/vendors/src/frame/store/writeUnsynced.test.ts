import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { together } from './together.ts'
import { writeUnsynced } from './writeUnsynced.ts'

const normal = 1
const full = 2

function createGround() {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec('pragma synchronous = full; create table facts (name text primary key) strict')
  const add = database.prepare('insert into facts values (?)')
  return {
    database,
    add: (name: string) => add.run(name),
    level: () => database.prepare('pragma synchronous').get()?.synchronous,
  }
}

test('GW07 a write that a loss of power may take back does not wait for the disk, all others do', () => {
  const { database, add, level } = createGround()
  expect(writeUnsynced(database, () => [add('a').changes, level()])).toEqual([1, normal])
  expect(level()).toBe(full)
  expect(() => writeUnsynced(database, () => add('a'))).toThrow(/unique/i)
  expect(level()).toBe(full)
})

test('GW07 inside a transaction such a write waits with it', () => {
  const { database, add, level } = createGround()
  expect(together(database, () => writeUnsynced(database, () => [add('a').changes, level()]))).toEqual([1, full])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommitOf } from './groupCommit.ts'

/** A file, and what another connection sees of it: what is committed. */
function createGround() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-group-'))
  const path = join(folder, 'games.sqlite')
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal; create table facts (name text primary key) strict')
  const other = new DatabaseSync(path)
  onTestFinished(() => {
    database.close()
    other.close()
    rmSync(folder, { recursive: true })
  })
  const add = database.prepare('insert into facts values (?)')
  return {
    database,
    group: groupCommitOf(database),
    add: (name: string) => () => add.run(name).changes,
    seen: () =>
      other
        .prepare('select name from facts order by name')
        .all()
        .map(({ name }) => name),
    // Every commit of this connection changes what the other one reads here.
    version: () => other.prepare('pragma data_version').get()?.data_version,
  }
}

test('GW07 writes that wait at the same time share a commit, and none is answered before it', async () => {
  const { group, add, seen, version } = createGround()
  const versions = new Set([version()])
  const answers = ['a', 'b', 'c'].map(async (name) => {
    const changes = await group.write(add(name))
    versions.add(version())
    return [changes, seen().length]
  })
  expect(seen()).toEqual([])
  expect(await Promise.all(answers)).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ])
  expect(versions.size).toBe(2)
})

test('GW07 a write that fails takes no other with it', async () => {
  const { group, add, seen } = createGround()
  const outcomes = await Promise.allSettled(['a', 'a', 'b'].map((name) => group.write(add(name))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen()).toEqual(['a', 'b'])
})

test('GW07 what waits is written at once when asked for, but not into a transaction that may be taken back', async () => {
  const { database, group, add, seen } = createGround()
  const first = group.write(add('a'))
  database.exec('begin')
  group.flush()
  database.exec('rollback')
  expect(seen()).toEqual([])
  group.flush()
  expect(seen()).toEqual(['a'])
  await first
})

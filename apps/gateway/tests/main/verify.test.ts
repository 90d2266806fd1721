import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/database/openDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = fileURLToPath(new URL('../../src/verify.ts', import.meta.url))

/** What `npm run verify` says of a data folder, and the code it ends with. */
const verify = (dataDir: string): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', FOYER_MODE: 'sandbox', FOYER_DATA: dataDir }
    execFile(process.execPath, ['--conditions=foyer-source', script], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

test('FO03 books are not looked at in a folder without a database, and none is made there', async () => {
  const dataDir = join(folder, 'mistyped')
  expect(await verify(dataDir)).toEqual({
    code: 1,
    output: `foyer verify: There is no database in ${dataDir}; set FOYER_DATA or DATABASE_URL to that of the gateway\n`,
  })
  expect(existsSync(dataDir)).toBe(false)
}, 60_000)

test('FO03 books of a database that no gateway has used are not called right', async () => {
  const dataDir = join(folder, 'unused')
  await (await openDatabase({ dataDir })).close()
  expect(await verify(dataDir)).toEqual({
    code: 1,
    output: 'foyer verify: No gateway has used the database; set FOYER_DATA or DATABASE_URL to that of the gateway\n',
  })
}, 60_000)

/** A data folder whose note of migrations is another than this program would leave. */
async function noted(name: string, change: string): Promise<string> {
  const dataDir = join(folder, name)
  const { db, close } = await openDatabase({ dataDir })
  await sql.raw(change).execute(db)
  await close()
  return dataDir
}

test('FO03 a look at the books ends where the database is newer than the program', async () => {
  const dataDir = await noted('newer', "insert into kysely_migration values ('9999-later', '2030-01-01')")
  expect(await verify(dataDir)).toEqual({
    code: 1,
    output:
      'foyer verify: The database is newer than this program, which does not know its migration 9999-later; start a program at least as new\n',
  })
}, 60_000)

test('FO03 a look at the books changes no table: those of an older program are left to it', async () => {
  const dataDir = await noted(
    'older',
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
  )
  const said = {
    code: 1,
    output:
      'foyer verify: The database is older than this program; look with the one that runs on it, or start the gateway, which brings it up to date\n',
  }
  expect(await verify(dataDir)).toEqual(said)
  expect(await verify(dataDir)).toEqual(said)
}, 60_000)

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

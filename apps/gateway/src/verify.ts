import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkMigrated } from './database/migrateDatabase.ts'
import { openDatabase } from './database/openDatabase.ts'
import { parseConfig } from './start/config.ts'
import { explainFailure, StartError } from './start/explainFailure.ts'
import { verifyLedger } from './wallet/verifyLedger.ts'

const wayOut = 'set FOYER_DATA or DATABASE_URL to that of the gateway'

// Looks at every account, journal row and entry of the database that the environment names.
try {
  const location = parseConfig(process.env).database
  // Opening makes a database where there is none, and the books of that one would be right.
  if ('dataDir' in location && !existsSync(join(location.dataDir, 'pg')))
    throw new StartError(`There is no database in ${location.dataDir}; ${wayOut}`)
  // A gateway of before may be at work on it: what brings tables up to date would take them from under it.
  const { db, close } = await openDatabase(location, undefined, checkMigrated)
  try {
    const used = await db.selectFrom('merchants').select('merchant_id').limit(1).executeTakeFirst()
    if (used === undefined) throw new StartError(`No gateway has used the database; ${wayOut}`)
    const problems = await verifyLedger(db)
    for (const { merchantId, subject, problem } of problems)
      process.stdout.write(`merchant ${merchantId}, ${subject}: ${problem}\n`)
    process.stdout.write(
      problems.length === 0 ? 'The books are right.\n' : `The books are wrong: ${problems.length}.\n`,
    )
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`foyer verify: ${explainFailure(error)}\n`)
  process.exitCode = 1
}

import { openDatabase } from './database/openDatabase.ts'
import { parseConfig } from './start/config.ts'
import { explainFailure } from './start/explainFailure.ts'
import { verifyLedger } from './wallet/verifyLedger.ts'

/** Looks at every account, journal row and entry of the database that the environment names. */
try {
  const { db, close } = await openDatabase(parseConfig(process.env).database)
  try {
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

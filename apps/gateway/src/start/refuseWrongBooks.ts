import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { checkBooks } from '../wallet/port.ts'
import { StartError } from './explainFailure.ts'

/** Tables or columns that are missing, files that are missing or cannot be read, pages that make no sense. */
const damage = /^(42P01|42703|58|XX)/

/** Nobody's money is served from books that do not add up. Throws `StartError`. */
export async function refuseWrongBooks(db: Kysely<Database>): Promise<void> {
  const problem = await checkBooks(db).catch((error: unknown) => {
    // An error may have a code; it is looked at before it is used.
    const { code, message } = error as { code?: unknown; message?: string }
    if (typeof code === 'string' && damage.test(code)) return message
    throw error
  })
  if (problem !== undefined) {
    throw new StartError(
      `The books of the database are wrong: ${problem}; restore it from a backup ("npm run verify" lists all that is wrong)`,
    )
  }
}

import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Performs a statement that is text already, with its values as `$1`, `$2` and so on. Putting a statement together takes
 * longer than everything else that is done for one which is asked all the time.
 */
export async function ask<Row>(
  db: Kysely<Database>,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** Whole numbers as the text of a list; the drivers write each as if it might be any text. */
export const listOf = (numbers: readonly (number | bigint)[]): string => `{${numbers.join(',')}}`

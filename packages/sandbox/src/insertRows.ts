import type { Database } from '@foyer/gateway/ports'
import { sql, type Transaction } from 'kysely'

/**
 * Writes any number of rows with one statement. `columns` names each column with its database type; rows go over as one
 * JSON text, so bigints are written as text, instants as ISO 8601 and bytes as `\x` and hex digits.
 */
export async function insertRows<Column extends string>(
  trx: Transaction<Database>,
  table: keyof Database,
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return
  // `Object.keys` forgets the names of keys.
  const names = Object.keys(columns) as Column[]
  const list = sql.join(names.map((name) => sql.ref(name)))
  const typed = sql.join(names.map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name])}`))
  await sql`insert into ${sql.table(table)} (${list}) select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as rows (${typed})`.execute(
    trx,
  )
}

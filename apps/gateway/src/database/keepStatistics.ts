import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** How many times larger than when it was last looked at a table may be. */
const growth = 4

/**
 * Tells the database how large its tables are, where one has grown a lot. A new table is planned for as if it had few
 * rows, and a plan for few rows reads the whole table. PostgreSQL's autovacuum does the same, up to minutes later; the
 * embedded database has none.
 */
export async function keepStatistics(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and pg_relation_size(oid) > ${growth} * greatest(relpages, 0) * current_setting('block_size')::bigint`.execute(db)
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db)
}

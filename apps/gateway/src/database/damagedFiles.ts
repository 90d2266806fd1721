import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * The first file of the embedded database that is gone or shorter than it was when its table was last counted; `undefined`
 * where all are whole. Nothing ever makes a file shorter there, and rows that are cut off are otherwise just not found.
 */
export async function findDamagedFile(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ damage: string }>`
    with files as (
      select relname, pg_relation_filepath(oid) as path, pg_relation_size(oid) as size, relkind,
        greatest(relpages, 0) * current_setting('block_size')::bigint as known
      from pg_class where relkind in ('r', 'i', 't') and relpersistence = 'p'
    )
    select 'pg/' || path || ', a file of ' || relname
      || case when pg_stat_file(path, true) is null then ', is missing'
        else ', is cut short to ' || size || ' bytes' end as damage
    from files
    where size < known or size % current_setting('block_size')::bigint <> 0
      or (relkind = 'i' and size = 0) or pg_stat_file(path, true) is null
    order by relname limit 1`.execute(db)
  return rows[0]?.damage
}

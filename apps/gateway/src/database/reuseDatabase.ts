import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from './openDatabase.ts'
import type { Database } from './schema.ts'

interface KeptDatabase extends OpenDatabase {
  /** What its tables were like at first. */
  readonly form: string
}

/** Databases that tests of this process have closed. */
const free: KeptDatabase[] = []

/** One of them, emptied, or a new one from `open`. To empty one takes a fraction of the time of starting one. */
export async function reuseDatabase(open: () => Promise<OpenDatabase>): Promise<OpenDatabase> {
  const kept = (await takeFree()) ?? (await openKept(open))
  return { db: kept.db, close: async () => void free.push(kept) }
}

async function openKept(open: () => Promise<OpenDatabase>): Promise<KeptDatabase> {
  const { db, close } = await open()
  return { db, close, form: await readForm(db) }
}

/** The next whose tables no test has changed. */
async function takeFree(): Promise<KeptDatabase | undefined> {
  const kept = free.pop()
  if (kept === undefined) return undefined
  if ((await readForm(kept.db)) !== kept.form) {
    await kept.close()
    return takeFree()
  }
  await emptyTables(kept.db)
  return kept
}

/** A digest of tables, columns, constraints, indexes, triggers and functions. */
async function readForm(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ form: string }>`
    select md5(string_agg(part, ';' order by part)) as form from (
      select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid, attnotnull) as part
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled)
        from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'function', proname, md5(prosrc))
        from pg_proc where pronamespace = 'public'::regnamespace
    ) parts`.execute(db)
  return rows[0]?.form ?? ''
}

/** Also tables that refuse it otherwise, as the ledger does. What says which migrations ran stays. */
async function emptyTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(db)
  const tables = rows.map(({ name }) => sql.table(name))
  await sql`set session_replication_role = replica`.execute(db)
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db)
  await sql`discard all`.execute(db)
}

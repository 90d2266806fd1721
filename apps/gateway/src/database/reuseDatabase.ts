import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from './openDatabase.ts'
import type { Database } from './schema.ts'

/** A database of a test, which the next one gets. */
export interface ReusedDatabase extends OpenDatabase {
  /** Keeps what is in it now; whoever asks for this world next finds it there. */
  readonly keepWorld: (name: string) => Promise<void>
}

export interface ReusableDatabase extends OpenDatabase {
  /** Ends its connections and opens others, where it has several that keep what they did. */
  readonly reconnect?: () => Promise<void>
}

interface KeptDatabase {
  readonly opened: ReusableDatabase
  /** What its tables were like at first. */
  readonly form: string
  /** The world a copy of which lies beside its tables. */
  world?: string
}

/** Databases that tests of this process have closed. */
const free: KeptDatabase[] = []

/**
 * One that earlier tests have closed, or a new one from `open`: empty, or with a world that was kept. To empty or refill one
 * takes a fraction of the time of starting and seeding one.
 */
export async function reuseDatabase(open: () => Promise<ReusableDatabase>, world?: string): Promise<ReusedDatabase> {
  const kept = (await takeFree(world)) ?? (await openKept(open))
  const { opened } = kept
  const { db } = opened
  return {
    db,
    close: async () => {
      await opened.reconnect?.()
      free.push(kept)
    },
    keepWorld: async (name) => {
      if (kept.world === name) return
      await copyTables(db)
      kept.world = name
    },
  }
}

async function openKept(open: () => Promise<ReusableDatabase>): Promise<KeptDatabase> {
  const opened = await open()
  return { opened, form: await readForm(opened.db) }
}

/** The next whose tables no test has changed; none that holds another world than the one asked for. */
async function takeFree(world: string | undefined): Promise<KeptDatabase | undefined> {
  const place = free.findLastIndex((one) => world === undefined || one.world === world || one.world === undefined)
  const [kept] = place < 0 ? [] : free.splice(preferred(world) ?? place, 1)
  if (kept === undefined) return undefined
  const { db, close } = kept.opened
  if ((await readForm(db)) !== kept.form) {
    await close()
    return takeFree(world)
  }
  await db.connection().execute(async (one) => {
    await emptyTables(one)
    if (world !== undefined && kept.world === world) await refillTables(one)
  })
  return kept
}

function preferred(world: string | undefined): number | undefined {
  const place = free.findLastIndex((one) => one.world === world)
  return place < 0 ? undefined : place
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

/** Names of tables; what says which migrations ran is none of them. */
async function tablesOf(db: Kysely<Database>, schema: 'public' | 'kept'): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = ${schema} and relname not like 'kysely%'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Also tables that refuse it otherwise, as the ledger does. */
async function emptyTables(db: Kysely<Database>): Promise<void> {
  const tables = (await tablesOf(db, 'public')).map((name) => sql.table(name))
  await sql`set session_replication_role = replica`.execute(db)
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db)
  await sql`discard all`.execute(db)
}

const sequences = 'last_values_of_sequences'

async function copyTables(db: Kysely<Database>): Promise<void> {
  await sql`drop schema if exists kept cascade`.execute(db)
  await sql`create schema kept`.execute(db)
  for (const name of await tablesOf(db, 'public'))
    await sql`create table ${sql.table(`kept.${name}`)} as table ${sql.table(`public.${name}`)}`.execute(db)
  await sql`create table ${sql.table(`kept.${sequences}`)} as
    select sequencename as name, last_value from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db)
}

/** Columns that no expression of the table makes. */
async function writtenColumnsOf(db: Kysely<Database>, table: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}

/** Every row as it was, without what tables do or refuse on an insert. */
async function refillTables(db: Kysely<Database>): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db)
  for (const name of await tablesOf(db, 'kept'))
    if (name !== sequences) {
      const columns = await writtenColumnsOf(db, name)
      await sql`insert into ${sql.table(`public.${name}`)} (${columns}) overriding system value
        select ${columns} from ${sql.table(`kept.${name}`)}`.execute(db)
    }
  await sql`select setval(format('public.%I', name)::regclass, last_value)
    from ${sql.table(`kept.${sequences}`)}`.execute(db)
  await sql`discard all`.execute(db)
  await sql`analyze`.execute(db)
}

import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'
import type { OpenDatabase } from './openDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Types of columns by what their members are declared as; a member of literals is text. */
const types: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  boolean: 'boolean',
  Buffer: 'bytea',
  Date: 'timestamp with time zone',
  Instant: 'timestamp with time zone',
  JSONColumnType: 'jsonb',
}

/** Types of columns that are read as a number. */
const numbers = new Set(['integer', 'double precision'])

/** A member as a column: `Generated<…>` has a default or is made of others, `… | null` may be null. */
function columnOf(declared: string): string {
  const [, generated] = /^Generated(?:Always)?<(.+)>$/.exec(declared) ?? []
  const whole = generated ?? declared
  const type = whole.replace(/ \| null$/, '')
  const name = type === 'number' ? type : (types[type.replace(/<.*/, '')] ?? 'text')
  return `${name}${type === whole ? '' : ' null'}${generated === undefined ? '' : ' default'}`
}

/** Every table with its columns, as the interfaces say. */
function declaredTables(): Record<string, Record<string, string>> {
  const sources = readdirSync(new URL('tables', import.meta.url)).map((file) => read(`tables/${file}`))
  const interfaces = new Map(
    [...sources.join('').matchAll(/export interface (\w+) \{\n(.*?)\n\}/gs)].map(([, name, body]) => [
      name,
      Object.fromEntries(
        [...(body ?? '').matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, key, type]) => [key, columnOf(type ?? '')]),
      ),
    ]),
  )
  const [, list] = /export interface Database \{\n(.*?)\n\}/s.exec(read('schema.ts')) ?? []
  return Object.fromEntries(
    [...(list ?? '').matchAll(/^ {2}(\w+): (\w+)$/gm)].map(([, table, name]) => [table, interfaces.get(name) ?? {}]),
  )
}

/** Every table with its columns, as the migrations have made them. */
async function migratedTables(): Promise<Record<string, Record<string, string>>> {
  const { rows } = await sql<{ table: string; column: string; type: string; isNull: boolean; hasDefault: boolean }>`
    select table_name as "table", column_name as "column", data_type as "type", is_nullable = 'YES' as "isNull",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely_%'`.execute(database.db)
  const tables: Record<string, Record<string, string>> = {}
  for (const { table, column, type, isNull, hasDefault } of rows) {
    tables[table] = {
      ...tables[table],
      [column]: `${numbers.has(type) ? 'number' : type}${isNull ? ' null' : ''}${hasDefault ? ' default' : ''}`,
    }
  }
  return tables
}

test('FI02 the tables that the code knows are the tables that the migrations make', async () => {
  const declared = declaredTables()
  expect(Object.keys(declared).length).toBeGreaterThan(0)
  expect(declared).toEqual(await migratedTables())
})

test('QP11 no index of bets has a column that the settlement of a lost one changes', async () => {
  const { rows } = await sql<{ index: string; column: string }>`
    select d.objid::regclass::text as "index", a.attname as "column"
    from pg_depend d
    join pg_class c on c.oid = d.objid and c.relkind = 'i'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refobjid = 'bets'::regclass`.execute(database.db)
  expect(rows.map(({ index }) => index)).toContain('bets_won')
  expect(rows.filter(({ column }) => ['status', 'win_amount', 'settled_at'].includes(column))).toEqual([])
})

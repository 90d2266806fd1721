import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

type Value = Readonly<Record<string, unknown>>

/** A fact of the whole world by its name; `undefined` while nobody has written it. */
export async function readSetting(db: Kysely<Database>, name: string): Promise<Value | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Writes a fact in place of the one before. */
export async function writeSetting(db: Kysely<Database>, name: string, content: object): Promise<void> {
  const value = JSON.stringify(content)
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Writes a fact that is settled once and for all. Returns what is true from now on: what somebody wrote before stays. */
export async function settleSetting(db: Kysely<Database>, name: string, content: object): Promise<Value> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readSetting(db, name)) ?? {}
}

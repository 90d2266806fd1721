import { randomBytes } from 'node:crypto'
import type { Fault, FaultChange } from '@foyer/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { readSetting, writeSetting } from '../../database/settings.ts'

const defaultMinutes = 15
const mostFaults = 50

const nameOf = (visitor: string): string => `faults ${visitor}`

/** What a visitor's faults are kept under; nobody guesses another's. */
export const createVisitor = (): string => randomBytes(12).toString('hex')

/** Faults that hold now. They end by real time: the world's clock may stand or jump. */
export async function readFaults(db: Kysely<Database>, visitor: string): Promise<readonly Fault[]> {
  const stored = await readSetting(db, nameOf(visitor))
  // Only `changeFaults` writes them.
  const faults = (stored?.faults ?? []) as readonly Fault[]
  return faults.filter(({ until }) => Date.parse(until) > Date.now())
}

/** Adds a fault in place of one of the same call and kind, or takes away what is named; changes of a visitor wait for one another. */
export const changeFaults = (db: Kysely<Database>, visitor: string, change: FaultChange): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${nameOf(visitor)}))`.execute(trx)
    const faults = changed(await readFaults(trx, visitor), change)
    await writeSetting(trx, nameOf(visitor), { faults })
    await forgetEnded(trx)
  })

function changed(faults: readonly Fault[], change: FaultChange): Fault[] {
  if ('clear' in change) return change.clear === 'all' ? [] : faults.filter(({ id }) => id !== change.clear)
  const { minutes = defaultMinutes, ...setting } = change.add
  const others = faults.filter(({ operation, kind }) => operation !== setting.operation || kind !== setting.kind)
  const id = randomBytes(6).toString('hex')
  const until = new Date(Date.now() + minutes * 60_000).toISOString()
  return [...others, { ...setting, id, until }].slice(-mostFaults)
}

/** Deletes what visitors have left of whom nothing holds any more. */
const forgetEnded = (db: Kysely<Database>) =>
  sql`delete from settings where name like 'faults %' and not exists (
    select from jsonb_array_elements(value -> 'faults') fault
    where (fault ->> 'until')::timestamptz > ${new Date()}::timestamptz
  )`.execute(db)

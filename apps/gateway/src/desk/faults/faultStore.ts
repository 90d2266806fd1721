import { randomBytes } from 'node:crypto'
import type { Fault, FaultChange } from '@foyer/contract'
import type { Kysely } from 'kysely'
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

/** Adds a fault in place of one of the same call and kind, or takes away what is named. */
export async function changeFaults(db: Kysely<Database>, visitor: string, change: FaultChange): Promise<void> {
  const faults = await readFaults(db, visitor)
  if ('clear' in change) {
    const left = change.clear === 'all' ? [] : faults.filter(({ id }) => id !== change.clear)
    await writeSetting(db, nameOf(visitor), { faults: left })
    return
  }
  const { minutes = defaultMinutes, ...setting } = change.add
  const others = faults.filter(({ operation, kind }) => operation !== setting.operation || kind !== setting.kind)
  const id = randomBytes(6).toString('hex')
  const until = new Date(Date.now() + minutes * 60_000).toISOString()
  await writeSetting(db, nameOf(visitor), { faults: [...others, { ...setting, id, until }].slice(-mostFaults) })
}

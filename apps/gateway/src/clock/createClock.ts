import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'
import type { Clock } from './clock.ts'

const settingName = 'clock'

/** A clock that can be moved for everyone. */
export interface WorldClock extends Clock {
  /** Reads the offset again, as other instances may have moved the clock. */
  readonly refresh: () => Promise<void>
  /** Moves the world so that it is `instant` now; time goes on from there. */
  readonly moveTo: (instant: Date) => Promise<void>
  /** How far the world is ahead of real time, ms. */
  readonly offset: () => number
}

/**
 * The world's clock: real time plus the offset in the database. `startAt` makes a new world begin at an instant; it is
 * stored, so that every instance sees the same time.
 */
export async function createClock(db: Kysely<Database>, startAt?: Date): Promise<WorldClock> {
  let offset = 0
  const refresh = async (): Promise<void> => {
    const stored = (await readSetting(db, settingName))?.offsetMs
    offset = typeof stored === 'number' ? stored : 0
  }
  const moveTo = async (instant: Date): Promise<void> => {
    offset = instant.getTime() - Date.now()
    await writeSetting(db, settingName, { offsetMs: offset })
  }
  if (startAt === undefined) await refresh()
  else await moveTo(startAt)
  return { now: () => new Date(Date.now() + offset), refresh, moveTo, offset: () => offset }
}

/** A clock that stands still until it is set, for tests. */
export function createFixedClock(instant: string): WorldClock & { readonly set: (instant: string) => void } {
  let now = new Date(instant)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next)
    },
    refresh: async () => undefined,
    moveTo: async (next) => {
      now = next
    },
    offset: () => 0,
  }
}

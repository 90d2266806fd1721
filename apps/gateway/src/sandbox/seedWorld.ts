import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { seedContent } from './world/content/seedContent.ts'
import { seedHistory } from './world/history/seedHistory.ts'
import { seedCatalogue } from './world/seedCatalogue.ts'
import { contentVersion, readWorldState, type WorldState, worldVersions, writeWorldState } from './world/worldState.ts'

/**
 * Fills a merchant with the sandbox world: vendors, games, content and the history of its demo accounts (GW08). What is
 * there in the present version is left alone. The same merchant at the same time of the clock gets the same world.
 */
export const seedWorld = (db: Kysely<Database>, merchant: Merchant, clock: Clock): Promise<void> =>
  seed(db, merchant, clock, worldVersions.history)

/** The part of the world that guests see: everything but the history of accounts. */
export const seedGuestWorld = (db: Kysely<Database>, merchant: Merchant, clock: Clock): Promise<void> =>
  seed(db, merchant, clock, 0)

async function seed(db: Kysely<Database>, merchant: Merchant, clock: Clock, history: number): Promise<void> {
  const wanted: WorldState = { ...worldVersions, content: contentVersion(merchant), history }
  const isDone = (state: WorldState): boolean =>
    state.catalogue === wanted.catalogue &&
    state.content === wanted.content &&
    (state.history > 0 || wanted.history === 0)
  if (isDone(await readWorldState(db, merchant.id))) return
  await db.transaction().execute(async (trx) => {
    // Two instances that start at once must not both write.
    await sql`select pg_advisory_xact_lock(hashtext('world'), ${merchant.id}::integer)`.execute(trx)
    const state = await readWorldState(trx, merchant.id)
    if (state.catalogue !== wanted.catalogue) await seedCatalogue(trx, merchant)
    if (state.content !== wanted.content) await seedContent(trx, merchant, clock)
    // The ledger is append-only: a history that stands is never replaced, whatever its version.
    const seedsHistory = state.history === 0 && wanted.history > 0
    if (seedsHistory) await seedHistory(trx, merchant, clock)
    await writeWorldState(trx, merchant.id, { ...wanted, history: seedsHistory ? wanted.history : state.history })
  }) // The embedded database collects no statistics by itself, and without them plans its joins badly.
  await sql`analyze`.execute(db)
}

import type { Merchant, SandboxHost } from '@foyer/gateway/ports'
import { sql } from 'kysely'
import { seedContent } from './world/content/seedContent.ts'
import { type AccountMove, postMoves } from './world/history/postMoves.ts'
import { seedCrowd } from './world/history/seedCrowd.ts'
import { seedHistory } from './world/history/seedHistory.ts'
import { seedCatalogue } from './world/seedCatalogue.ts'
import { contentVersion, readWorldState, type WorldState, worldVersions, writeWorldState } from './world/worldState.ts'

/**
 * Fills a merchant with the sandbox world: vendors, games, content, other players and the history of its demo accounts (GW08). What is
 * there in the present version is left alone. The same merchant at the same time of the clock gets the same world.
 */
export const seedWorld = (host: SandboxHost, merchant: Merchant): Promise<void> =>
  seed(host, merchant, worldVersions.history)

/** The part of the world that guests see: everything but the history of accounts. */
export const seedGuestWorld = (host: SandboxHost, merchant: Merchant): Promise<void> => seed(host, merchant, 0)

async function seed(host: SandboxHost, merchant: Merchant, history: number): Promise<void> {
  const { db, clock } = host
  const wanted: WorldState = { ...worldVersions, content: contentVersion(merchant), history }
  const isDone = (state: WorldState): boolean =>
    state.catalogue === wanted.catalogue &&
    state.content === wanted.content &&
    (state.history > 0 || wanted.history === 0)
  if (isDone(await readWorldState(host, db, merchant.id))) return
  await db.transaction().execute(async (trx) => {
    // Two instances that start at once must not both write.
    await sql`select pg_advisory_xact_lock(hashtext('world'), ${merchant.id}::integer)`.execute(trx)
    const state = await readWorldState(host, trx, merchant.id)
    if (state.catalogue !== wanted.catalogue) await seedCatalogue(trx, merchant)
    if (state.content !== wanted.content) await seedContent(trx, merchant, clock)
    // Whole minutes, so that a world made twice within one is the same.
    const now = Math.floor(clock.now().getTime() / 60_000) * 60_000
    const moves: AccountMove[] = []
    if (state.catalogue === 0) moves.push(...(await seedCrowd(host, trx, merchant, now)))
    // The ledger is append-only: a history that stands is never replaced, whatever its version.
    const seedsHistory = state.history === 0 && wanted.history > 0
    if (seedsHistory) moves.push(...(await seedHistory(host, trx, merchant, now)))
    await postMoves(host, trx, merchant, moves)
    await writeWorldState(host, trx, merchant.id, { ...wanted, history: seedsHistory ? wanted.history : state.history })
  })
  // The embedded database collects no statistics by itself, and without them plans its joins badly.
  await sql`analyze`.execute(db)
}

import { createFixedClock } from '../../clock/createClock.ts'
import { openDatabase } from '../../database/openDatabase.ts'
import { createMerchantDirectory } from '../../merchants/createMerchantDirectory.ts'
import { loadMerchant } from '../../merchants/loadMerchants.ts'
import { createLogger } from '../../server/createLogger.ts'
import { createServer } from '../../server/createServer.ts'
import { seedGuestWorld } from '../seedWorld.ts'
import type { RecordedQuery } from './publicQueries.ts'
import { recordSnapshot, type Snapshot } from './recordSnapshot.ts'

export interface SnapshotOptions {
  readonly brandsDir: string
  readonly brand: string
  /** World time of the snapshot; announcements are dated back from it. */
  readonly now: Date
  readonly queries: readonly RecordedQuery[]
}

/** Records a brand's snapshot from a gateway of its own, whose database lives in memory for as long as it takes. */
export async function takeSnapshot({ brandsDir, brand, now, queries }: SnapshotOptions): Promise<Snapshot> {
  const { db, close } = await openDatabase({ memory: true })
  try {
    const log = createLogger({ level: 'warn' })
    const clock = createFixedClock(now.toISOString())
    const merchants = createMerchantDirectory(brand)
    const loaded = await loadMerchant(
      { db, clock, log, registry: merchants, brandsDir, mode: 'sandbox', seed: seedGuestWorld },
      brand,
    )
    const merchant = merchants.byHost('localhost')
    if (!loaded || merchant === undefined)
      throw new Error(`the brand "${brand}" cannot be used; run "foyer check ${brand}" to see why`)
    const app = await createServer({ db, clock, log, merchants, mode: 'sandbox', vendorUrl: 'http://localhost:4001' })
    try {
      return await recordSnapshot(app, merchant, queries, clock.now())
    } finally {
      await app.close()
    }
  } finally {
    await close()
  }
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { printIssues } from '@foyer/brand/node'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import type { MerchantRegistry } from './createMerchantDirectory.ts'
import { ensureMerchant } from './ensureMerchant.ts'
import type { Merchant } from './merchant.ts'
import { merchantOf, readBrandFolder } from './readMerchant.ts'

export interface MerchantSource {
  readonly db: Kysely<Database>
  readonly log: Logger
  readonly registry: MerchantRegistry
  /** Folder with one folder per brand. */
  readonly brandsDir: string
  /** Environment whose overlays count. */
  readonly brandEnv?: string | undefined
  /** Fills a merchant with the sandbox world; must do nothing when it is there already. Production has none. */
  readonly fill?: ((merchant: Merchant) => Promise<void>) | undefined
  /** Looks at every merchant that was loaded, at the start and after a change of its files. */
  readonly lookAt?: (merchant: Merchant) => Promise<void>
}

/** Names of the brand folders. */
export async function listBrands(brandsDir: string): Promise<readonly string[]> {
  const entries = await readdir(brandsDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

/**
 * Makes or updates the merchant of one brand folder and fills it.
 * A folder with errors changes nothing: the merchant stays as it was. Returns whether the brand could be used.
 */
export async function loadMerchant(source: MerchantSource, brand: string): Promise<boolean> {
  const { db, log, registry, brandsDir, brandEnv, fill, lookAt } = source
  const { resolved, issues } = await readBrandFolder(join(brandsDir, brand), brandsDir, brandEnv)
  if (resolved === undefined) {
    log.warn({ brand }, `brand ${brand} was not loaded:\n${printIssues(issues)}`)
    return false
  }
  const id = await ensureMerchant(db, resolved.merchant, brand)
  if (id === undefined) {
    log.warn({ brand }, `brand ${brand} was not loaded: merchant ${resolved.merchant} belongs to another brand folder`)
    return false
  }
  const merchant = merchantOf(id, brand, resolved)
  await fill?.(merchant)
  registry.put(merchant)
  await lookAt?.(merchant)
  return true
}

import type { PublicConfig, ResolvedBrand } from '@foyer/brand'
import { createPublicConfig } from '@foyer/brand/site'

/** The public config before anything was built: assets keep the names they have in brand.json. */
export const draftConfig = (brand: string, resolved: ResolvedBrand): PublicConfig =>
  createPublicConfig(resolved, { brand, assetUrl: (asset) => `/${asset}` })

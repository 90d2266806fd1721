import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ResolvedBrand } from '@foyer/brand'
import { assetUses } from '@foyer/brand/site'
import { hashedName } from './contentHash.ts'

export interface BrandAsset {
  readonly url: string
  readonly bytes: Uint8Array
}

/** Every file that a brand names, `more` included, by its name in brand.json, under an address that changes with its contents. */
export function brandAssets(
  dir: string,
  resolved: Pick<ResolvedBrand, 'assets' | 'banners' | 'home' | 'routes' | 'pages'>,
  more: readonly string[] = [],
): ReadonlyMap<string, BrandAsset> {
  const names = new Set([...assetUses(resolved).map(({ asset }) => asset), ...more])
  return new Map(
    [...names].map((name) => {
      const bytes = readFileSync(join(dir, name))
      return [name, { bytes, url: `/assets/${hashedName(basename(name), bytes)}` }]
    }),
  )
}

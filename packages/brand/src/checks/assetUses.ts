import type { ValuePath } from '../issues/issue.ts'
import type { ResolvedBrand } from '../schema/brand.ts'

/** What a picture of a place on the site has to be. */
export interface AssetRole {
  readonly name: string
  /** Bytes. */
  readonly largest: number
  /** Width by height. */
  readonly ratio: { readonly min: number; readonly max: number }
  readonly size: string
  /** Least width in pixels for pictures made of pixels. */
  readonly width?: number
}

export interface AssetUse {
  readonly path: ValuePath
  readonly asset: string
  readonly role: AssetRole
}

const logo: AssetRole = {
  name: 'a logo',
  largest: 40_000,
  ratio: { min: 1, max: 8 },
  size: 'between 1:1 and 8:1',
  width: 200,
}
const icon: AssetRole = { name: 'an icon', largest: 40_000, ratio: { min: 0.99, max: 1.01 }, size: '1:1', width: 192 }
const banner: AssetRole = {
  name: 'a banner',
  largest: 200_000,
  ratio: { min: 3.1, max: 3.3 },
  size: '1280 × 400',
  width: 1280,
}
const narrow: AssetRole = {
  name: 'a narrow banner',
  largest: 150_000,
  ratio: { min: 1.08, max: 1.17 },
  size: '720 × 640',
  width: 720,
}

/** Every place where a brand names a file. */
export function assetUses({ assets, banners }: Pick<ResolvedBrand, 'assets' | 'banners'>): readonly AssetUse[] {
  return [
    { path: ['assets', 'logo', 'dark'], asset: assets.logo.dark, role: logo },
    { path: ['assets', 'logo', 'light'], asset: assets.logo.light, role: logo },
    { path: ['assets', 'icon'], asset: assets.icon, role: icon },
    ...Object.entries(banners).flatMap(([group, list]) =>
      list.flatMap(({ image, imageNarrow }, index) => [
        { path: ['banners', group, index, 'image'], asset: image, role: banner },
        ...(imageNarrow ? [{ path: ['banners', group, index, 'imageNarrow'], asset: imageNarrow, role: narrow }] : []),
      ]),
    ),
  ]
}

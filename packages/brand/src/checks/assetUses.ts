import type { ValuePath } from '../issues/issue.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import { sectionSettings } from '../sections/sectionLists.ts'

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
const mark: AssetRole = { ...icon, name: 'a mark' }
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

const picture: AssetRole = {
  name: 'a picture',
  largest: 300_000,
  ratio: { min: 0.2, max: 8 },
  size: 'any shape between 1:5 and 8:1',
}

/** Pictures in the settings of sections and their blocks, whatever these call them. */
const sectionUses = (brand: Pick<ResolvedBrand, 'home' | 'routes' | 'pages'>): readonly AssetUse[] =>
  sectionSettings(brand).flatMap(({ path, value: asset }) => (isAsset(asset) ? [{ path, asset, role: picture }] : []))

/** Whether a setting names a file of the brand's folder. */
export const isAsset = (value: unknown): value is string => typeof value === 'string' && value.startsWith('assets/')

interface BannerForm {
  readonly image: string
  readonly imageNarrow?: string
}

const formUses = (path: ValuePath, { image, imageNarrow }: BannerForm): readonly AssetUse[] => [
  { path: [...path, 'image'], asset: image, role: banner },
  ...(imageNarrow ? [{ path: [...path, 'imageNarrow'], asset: imageNarrow, role: narrow }] : []),
]

/** Every place where a brand names a file. */
export function assetUses(
  resolved: Pick<ResolvedBrand, 'assets' | 'banners' | 'home' | 'routes' | 'pages'>,
): readonly AssetUse[] {
  const { assets, banners } = resolved
  return [
    ...sectionUses(resolved),
    { path: ['assets', 'logo', 'dark'], asset: assets.logo.dark, role: logo },
    { path: ['assets', 'logo', 'light'], asset: assets.logo.light, role: logo },
    { path: ['assets', 'icon'], asset: assets.icon, role: icon },
    ...Object.entries(assets.mark ?? {}).map(([theme, asset]) => ({
      path: ['assets', 'mark', theme],
      asset,
      role: mark,
    })),
    ...Object.entries(banners).flatMap(([group, list]) =>
      list.flatMap(({ light, ...dark }, index) => [
        ...formUses(['banners', group, index], dark),
        ...(light ? formUses(['banners', group, index, 'light'], light) : []),
      ]),
    ),
  ]
}

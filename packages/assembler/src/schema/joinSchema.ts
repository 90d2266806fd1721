import { BrandSchema } from '@foyer/brand'
import type { FeatureManifest } from '@foyer/feature-api'
import Type, { type TObject, type TSchema } from 'typebox'

type Properties = Record<string, TSchema>

const slices = (manifests: readonly FeatureManifest[]): TObject =>
  Type.Object(
    Object.fromEntries(
      // A copy with a default is an object schema still.
      manifests.flatMap(({ id, config }) => (config ? [[id, { ...config, default: {} } as TObject] as const] : [])),
    ),
    { default: {}, description: 'Settings of features' },
  )

/**
 * The whole schema of brand.json: the core, with each feature's slice under `features` (CF02). The sections of home stay
 * open here; their settings are checked one by one, where a better answer can be given.
 */
export function joinSchema(manifests: readonly FeatureManifest[]): TObject {
  const properties: Properties = { ...BrandSchema.properties, features: slices(manifests) }
  return Type.Object(properties, {
    title: 'Foyer brand',
    description: 'One file per brand: brand-configs/<brand>/brand.json',
  })
}

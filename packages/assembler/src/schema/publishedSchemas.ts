import type { JsonObject, ProductFeature } from '@foyer/brand/node'
import type { FeatureManifest } from '@foyer/feature-api'
import { editorSchema } from './editorSchema.ts'
import { messagesSchema } from './messagesSchema.ts'
import { overlaySchema } from './overlaySchema.ts'

/** Files that `$schema` of brands points to, by their name in brand-configs, with their text (CF02). */
export function publishedSchemas(
  manifests: readonly FeatureManifest[],
  features: readonly ProductFeature[],
): ReadonlyMap<string, string> {
  // The round trip leaves plain JSON.
  const brand: JsonObject = JSON.parse(JSON.stringify(editorSchema(manifests, features)))
  const text = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`
  return new Map([
    ['brand.schema.json', text(brand)],
    ['overlay.schema.json', text(overlaySchema(brand))],
    ['messages.schema.json', text(messagesSchema(features))],
  ])
}

import type { Json, ProductFeature } from '@foyer/brand/node'

const plural = /^(.+)_(zero|one|two|few|many|other)$/

/** A text of the product, as an editor shows it: in English, with what may be put into it. */
const textSchema = (english: string): Json => ({ type: 'string', description: english })

function featureSchema({ id, messages }: ProductFeature): Json {
  const entries = Object.entries(messages)
  // Other languages count in other forms than English.
  const forms = entries.flatMap(([key, english]) => {
    const base = plural.exec(key)?.[1]
    return base === undefined ? [] : [[`^${base}_(zero|one|two|few|many|other)$`, textSchema(english)] as const]
  })
  return {
    type: 'object',
    description: `Texts of ${id}`,
    properties: Object.fromEntries(entries.map(([key, english]) => [key, textSchema(english)])),
    patternProperties: { ...Object.fromEntries(forms), '^x-': {} },
    additionalProperties: false,
  }
}

/** The JSON Schema of `messages/<tag>.json`: every text of the product by feature and key (CF11). */
export const messagesSchema = (features: readonly ProductFeature[]): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Foyer messages',
  description: 'Texts a brand changes in one language: brand-configs/<brand>/messages/<tag>.json',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Where editors find this schema: ../../messages.schema.json' },
    ...Object.fromEntries(features.map((feature) => [feature.id, featureSchema(feature)])),
  },
  patternProperties: { '^x-': {} },
  additionalProperties: false,
})

import type { ValuePath } from '../issues/issue.ts'
import { TextSchema } from '../schema/text.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'

// A keyword of JSON Schema that TypeBox's types leave out.
const [textPattern] = Object.keys((TextSchema as { patternProperties?: object }).patternProperties ?? {})

export interface FoundText {
  readonly path: ValuePath
  readonly text: Readonly<Record<string, string>>
}

const isTextSchema = (schema: Json): boolean =>
  isJsonObject(schema) &&
  isJsonObject(schema.patternProperties) &&
  textPattern !== undefined &&
  Object.hasOwn(schema.patternProperties, textPattern)

/** Every text per language in a value, found by its schema, so that texts of features are found as well. */
export function findTexts(
  schema: Json | undefined,
  value: Json | undefined,
  path: ValuePath = [],
): readonly FoundText[] {
  if (!isJsonObject(schema) || value === undefined) return []
  if (isTextSchema(schema)) {
    // The shape was checked before.
    return isJsonObject(value) ? [{ path, text: value as Readonly<Record<string, string>> }] : []
  }
  if (Array.isArray(value))
    // An item of JSON is JSON.
    return value.flatMap((item, index) => findTexts(schema.items, item as Json, [...path, index]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => findTexts(schemaOfKey(schema, key), child, [...path, key]))
}

function schemaOfKey(schema: { readonly [key: string]: Json }, key: string): Json | undefined {
  if (key.startsWith('x-')) return undefined
  if (isJsonObject(schema.properties) && Object.hasOwn(schema.properties, key)) return schema.properties[key]
  if (!isJsonObject(schema.patternProperties)) return undefined
  return Object.entries(schema.patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(key))?.[1]
}

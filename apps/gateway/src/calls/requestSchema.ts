import type { TObject } from 'typebox'

/** A JSON schema as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

const int32 = { minimum: -2147483648, maximum: 2147483647 }

/**
 * The schema a request is held to: the declared one, with unknown fields refused at every level and integers kept
 * within what the database can hold.
 */
export function requestSchema(declared: TObject): JsonSchema {
  // Plain data only: the library's own marks on the schema are not keywords.
  return tighten(JSON.parse(JSON.stringify(declared)) as JsonSchema) as JsonSchema
}

function tighten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tighten)
  if (typeof schema !== 'object' || schema === null) return schema
  const result: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema))
    result[keyword] = keyword === 'default' ? value : tighten(value)
  if (result.type === 'object' && result.patternProperties === undefined) result.additionalProperties ??= false
  return result.type === 'integer' ? { ...int32, ...result } : result
}

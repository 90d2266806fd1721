import { isJsonObject, type Json, type JsonObject } from '@foyer/brand/node'

/** Nothing is needed, except in items of lists and what these refer to, which an overlay replaces whole. */
function optional(node: Json): Json {
  if (Array.isArray(node)) return node.map(optional)
  if (!isJsonObject(node)) return node
  const kept = Object.entries(node).filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'items' || key === '$defs' ? value : optional(value)]),
  )
}

/** The JSON Schema of `brand.<environment>.json`, from that of `brand.json` (CF02, CF06). */
export const overlaySchema = (schema: JsonObject): Json => ({
  ...(optional(schema) as JsonObject), // an object stays one
  title: 'Foyer brand overlay',
  description: 'What is different in an environment: brand-configs/<brand>/brand.<environment>.json',
})

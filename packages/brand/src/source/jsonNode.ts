import type { ValuePath } from '../issues/issue.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A parsed value with its place; a property has its key and its value as children. */
export interface JsonNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null'
  /** UTF-16 units from the start of the file. */
  readonly offset: number
  readonly length: number
  /** Of texts, numbers, booleans and null. */
  readonly value?: string | number | boolean | null
  readonly children?: readonly JsonNode[]
}

/** Plain value of a parsed node. The keys were checked, so none of them reaches a prototype. */
export function plainValue(node: JsonNode): Json {
  if (node.type === 'array') return (node.children ?? []).map(plainValue)
  if (node.type !== 'object') return node.value ?? null
  return Object.fromEntries(
    (node.children ?? []).flatMap((property) => {
      const [key, value] = property.children ?? []
      return key && value ? [[String(key.value), plainValue(value)]] : []
    }),
  )
}

export interface FoundNode {
  readonly value: JsonNode
  /** The key of the value when it is a property. */
  readonly key?: JsonNode
}

/** The node at a path, or nothing when the file does not have it. */
export function findNode(root: JsonNode, path: ValuePath): FoundNode | undefined {
  let found: FoundNode = { value: root }
  for (const part of path) {
    const next = childOf(found.value, part)
    if (!next) return undefined
    found = next
  }
  return found
}

function childOf(node: JsonNode, part: string | number): FoundNode | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(part)]
    return value && { value }
  }
  if (node.type !== 'object') return undefined
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (key && value && key.value === String(part)) return { key, value }
  }
  return undefined
}

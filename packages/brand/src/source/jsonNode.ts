import type { Node } from 'jsonc-parser'
import type { ValuePath } from '../issues/issue.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain value of a parsed node. The keys were checked, so none of them reaches a prototype. */
export function plainValue(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(plainValue)
  if (node.type !== 'object') return node.value as Json
  return Object.fromEntries(
    (node.children ?? []).flatMap((property) => {
      const [key, value] = property.children ?? []
      return key && value ? [[String(key.value), plainValue(value)]] : []
    }),
  )
}

export interface FoundNode {
  readonly value: Node
  /** The key of the value when it is a property. */
  readonly key?: Node
}

/** The node at a path, or nothing when the file does not have it. */
export function findNode(root: Node, path: ValuePath): FoundNode | undefined {
  let found: FoundNode = { value: root }
  for (const part of path) {
    const next = childOf(found.value, part)
    if (!next) return undefined
    found = next
  }
  return found
}

function childOf(node: Node, part: string | number): FoundNode | undefined {
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

import { isDeepStrictEqual } from 'node:util'
import type { ValuePath } from '../issues/issue.ts'
import type { Layer } from './brandDocument.ts'
import { findNode, isJsonObject, type Json, type JsonNode, type JsonObject, plainValue } from './jsonNode.ts'
import { createPrinter, type JsonPrinter } from './printJson.ts'

interface Edit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** What rewriting did at a path. */
export interface JsonChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'renamed'
  readonly path: ValuePath
}

interface Rewriting extends JsonPrinter {
  readonly text: string
  /** Where a value of the new text stood in the old one. */
  readonly before: (path: ValuePath) => ValuePath
  readonly edits: Edit[]
  readonly changes: JsonChange[]
}

interface Property {
  readonly key: string
  readonly node: JsonNode
  readonly keyNode: JsonNode
  readonly value: JsonNode
}

const propertiesOf = ({ children = [] }: JsonNode): readonly Property[] =>
  children.flatMap((node) => {
    const [keyNode, value] = node.children ?? []
    return keyNode && value ? [{ key: String(keyNode.value), node, keyNode, value }] : []
  })
const endOf = ({ offset, length }: JsonNode): number => offset + length
const lastOf = (path: ValuePath): string => String(path.at(-1))

function replace(to: Rewriting, node: JsonNode, value: Json, path: ValuePath): void {
  to.edits.push({ offset: node.offset, length: node.length, text: to.print(value, path, node) })
  to.changes.push({ kind: 'changed', path })
}

function rewriteValue(to: Rewriting, node: JsonNode, value: Json, path: ValuePath): void {
  if (isDeepStrictEqual(plainValue(node), value)) return
  const items = node.type === 'array' && Array.isArray(value) && node.children?.length === value.length ? value : []
  if (items.length > 0)
    for (const [index, item] of items.entries()) {
      const child = node.children?.[index]
      if (child) rewriteValue(to, child, item, [...path, index])
    }
  else if (node.type === 'object' && isJsonObject(value)) rewriteObject(to, node, value, path)
  else replace(to, node, value, path)
}

function rewriteObject(to: Rewriting, node: JsonNode, value: JsonObject, path: ValuePath): void {
  const properties = propertiesOf(node)
  const has = (key: string) => properties.some((property) => property.key === key)
  const renamed = new Map(
    Object.keys(value).flatMap((key): readonly (readonly [string, string])[] => {
      const old = to.before([...path, key])
      const name = lastOf(old)
      const isHere = !has(key) && old.length === path.length + 1 && isDeepStrictEqual(old.slice(0, -1), path)
      return isHere && has(name) && !Object.hasOwn(value, name) ? [[name, key]] : []
    }),
  )
  const newName = ({ key }: Property) => renamed.get(key) ?? key
  const kept = properties.filter((property) => Object.hasOwn(value, newName(property)))
  if (kept.length === 0) {
    replace(to, node, value, path)
    return
  }
  for (const property of kept) {
    const key = newName(property)
    if (key !== property.key) {
      const { offset, length } = property.keyNode
      to.edits.push({ offset, length, text: JSON.stringify(key) })
      to.changes.push({ kind: 'renamed', path: [...path, key] })
    }
    rewriteValue(to, property.value, value[key] ?? null, [...path, key])
  }
  removeOthers(to, properties, kept, path)
  addMissing(to, value, { path, kept, known: new Set(kept.map(newName)), newName })
}

/** Takes the properties out that are not kept, each with the comma and the space that belong to it. */
function removeOthers(to: Rewriting, all: readonly Property[], kept: readonly Property[], path: ValuePath): void {
  const last = kept.at(-1)
  const lastKept = last ? all.indexOf(last) : -1
  for (const [index, property] of all.entries()) {
    if (kept.includes(property)) continue
    to.changes.push({ kind: 'removed', path: [...path, property.key] })
    const next = all[index + 1]
    if (index < lastKept && next)
      to.edits.push({ offset: property.node.offset, length: next.node.offset - property.node.offset, text: '' })
  }
  const end = all.at(-1)
  if (last && end && end !== last)
    to.edits.push({ offset: endOf(last.node), length: endOf(end.node) - endOf(last.node), text: '' })
}

interface Addition {
  readonly path: ValuePath
  readonly kept: readonly Property[]
  /** Keys of the new value that stand in the text already. */
  readonly known: ReadonlySet<string>
  readonly newName: (property: Property) => string
}

/** Writes new properties after those that they follow in the value. */
function addMissing(to: Rewriting, value: JsonObject, { path, kept, known, newName }: Addition): void {
  const [first] = kept
  if (!first) return
  const lead = to.text.slice(to.text.slice(0, first.node.offset).trimEnd().length, first.node.offset)
  const colon = to.text.slice(endOf(first.keyNode), first.value.offset)
  let previous: Property | undefined
  for (const [key, child] of Object.entries(value)) {
    if (known.has(key)) {
      previous = kept.find((property) => newName(property) === key)
      continue
    }
    const at = [...path, key]
    const written = `${JSON.stringify(key)}${colon}${to.print(child, at, first.node)}`
    to.edits.push(
      previous
        ? { offset: endOf(previous.node), length: 0, text: `,${lead}${written}` }
        : { offset: first.node.offset, length: 0, text: `${written},${lead}` },
    )
    to.changes.push({ kind: 'added', path: at })
  }
}

/** Earlier edits first; where two begin at one place, what is put in comes before what is taken out. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0
  let written = ''
  const ordered = [...edits].sort((a, b) => a.offset - b.offset || Math.sign(a.length) - Math.sign(b.length))
  for (const { offset, length, text: put } of ordered) {
    written += text.slice(at, offset) + put
    at = offset + length
  }
  return written + text.slice(at)
}

/**
 * The text of a JSON file with another value in it. What is the same keeps its text, order and place; a value that moved
 * is told by `before`.
 */
export function rewriteJson(
  { source, root }: Layer,
  value: Json,
  before: Rewriting['before'] = (path) => path,
): { readonly text: string; readonly changes: readonly JsonChange[] } {
  const { text } = source
  const sourceOf = (path: ValuePath) => findNode(root, before(path))?.value
  const to: Rewriting = { text, before, edits: [], changes: [], ...createPrinter(text, sourceOf) }
  rewriteValue(to, root, value, [])
  return { text: applyEdits(text, to.edits), changes: to.changes }
}

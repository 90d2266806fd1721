import { type Finding, formatPath, type Issue, type ValuePath } from '../issues/issue.ts'
import { findNode, isJsonObject, type Json, type JsonNode, type JsonObject, plainValue } from './jsonNode.ts'
import { type Place, placeAt, type SourceFile } from './sourceFile.ts'

/** One parsed file of a brand. */
export interface Layer {
  readonly source: SourceFile
  readonly root: JsonNode
}

/** brand.json with the overlay of an environment laid over it; knows where every value came from. */
export interface BrandDocument {
  readonly value: Json
  /** The files it was read from, as printed. */
  readonly files: readonly string[]
  /** Place of a value, or of the nearest thing around it that a file has. */
  readonly place: (path: ValuePath, atKey?: boolean) => Place
  /** Place of exactly this value; nothing when no file has it, i.e. it is a default. */
  readonly origin: (path: ValuePath) => Place | undefined
  readonly issue: (finding: Finding) => Issue
}

/** Gives findings the place that a document has for them. */
export const documentIssue =
  (place: BrandDocument['place']): BrandDocument['issue'] =>
  ({ code, severity = 'error', path, atKey, message, why, hint }) => ({
    code,
    severity,
    ...place(path, atKey),
    path: formatPath(path),
    message,
    ...(why ? { why } : {}),
    ...(hint ? { hint } : {}),
  })

function overlay(base: Json, over: Json): Json {
  if (!isJsonObject(base) || !isJsonObject(over)) return over
  const merged: Record<string, Json> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(base, key) ? base[key] : undefined
    merged[key] = below === undefined ? value : overlay(below, value)
  }
  return merged satisfies JsonObject
}

/** Whether a layer holds a list or a plain value on the way to the path, which hides what the layers below have there. */
function replaces(root: JsonNode, path: ValuePath): boolean {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const found = findNode(root, path.slice(0, length))
    if (found) return found.value.type !== 'object'
  }
  return false
}

/** `layers` go from brand.json to its overlays; objects are merged by key, everything else is replaced. */
export function createBrandDocument(layers: readonly [Layer, ...Layer[]]): BrandDocument {
  const [first, ...rest] = layers
  const topFirst = [...layers].reverse()

  const findAt = (path: ValuePath, atKey: boolean): Place | undefined => {
    for (const { root, source } of topFirst) {
      const found = findNode(root, path)
      if (!found && replaces(root, path)) return undefined
      if (!found) continue
      const node = atKey && found.key ? found.key : found.value
      const container = node.type === 'object' || node.type === 'array'
      const marked = container && found.key ? found.key : node
      return placeAt(source, marked.offset, container && !found.key ? 1 : marked.length)
    }
    return undefined
  }

  const place = (path: ValuePath, atKey = false): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = findAt(path.slice(0, length), atKey || length < path.length)
      if (found) return found
    }
    return placeAt(first.source, 0)
  }

  return {
    value: rest.reduce<Json>((value, layer) => overlay(value, plainValue(layer.root)), plainValue(first.root)),
    files: layers.map(({ source }) => source.file),
    place,
    origin: (path) => findAt(path, false),
    issue: documentIssue(place),
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json, type JsonNode, plainValue } from './jsonNode.ts'

export interface JsonPrinter {
  /** A value as the file would write it, in place of `near` or beside it. */
  readonly print: (value: Json, path: ValuePath, near: JsonNode) => string
}

/** Longest line that a list or object on one line makes. */
const widest = 120

/** On one line, with spaces as most formatters write them. */
function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${onOneLine(child)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

/** White space at the start of the line of an offset. */
const indentAt = (text: string, offset: number): string => {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** Writes values in the manner of a text: its indentation, line ends and spaces. `sourceOf` finds what it has already. */
export function createPrinter(text: string, sourceOf: (path: ValuePath) => JsonNode | undefined): JsonPrinter {
  const lineEnd = /\r\n|\r|\n/.exec(text.trim())?.[0]
  const unit = /^\s*\{\s*?(?:\r\n|\r|\n)([ \t]+)/.exec(text)?.[1] ?? '  '
  const isTight = /^\s*\{"[^"]*":\S/.test(text)
  return {
    print: (value, path, near) => {
      const indent = indentAt(text, near.offset)
      const known = sourceOf(path)
      if (known && isDeepStrictEqual(plainValue(known), value)) {
        const from = indentAt(text, known.offset)
        const slice = text.slice(known.offset, known.offset + known.length)
        return slice.replaceAll(/(\r\n|\r|\n)([ \t]*)/g, (_whole, end: string, spaces: string) =>
          spaces.startsWith(from) ? end + indent + spaces.slice(from.length) : end + spaces,
        )
      }
      if (lineEnd === undefined) return isTight ? JSON.stringify(value) : onOneLine(value)
      const line = onOneLine(value)
      const old = text.slice(near.offset, near.offset + near.length)
      const wasOneLine = near.type !== 'property' && !/[\r\n]/.test(old)
      const start = near.offset - (text.lastIndexOf(lineEnd, near.offset) + lineEnd.length)
      if (typeof value !== 'object' || (wasOneLine && start + line.length < widest)) return line
      return JSON.stringify(value, null, unit).replaceAll('\n', lineEnd + indent)
    },
  }
}

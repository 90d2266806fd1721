import type { Json } from '../source/jsonNode.ts'
import { isJsonObject } from '../source/jsonNode.ts'

/** How a person or an editor may have written a file. */
export interface JsonForm {
  readonly indent: string | undefined
  readonly lineEnd: '\n' | '\r\n'
  /** Objects and lists without others in them stand on one line. */
  readonly isCompact: boolean
}

const isFlat = (value: Json): boolean =>
  Object.values(value ?? []).every((child) => typeof child !== 'object' || child === null)

/** A value written in a form, and with a line end at the end. */
export function formatJson(value: Json, { indent, lineEnd, isCompact }: JsonForm, depth = 0): string {
  const end = depth === 0 ? lineEnd : ''
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) + end
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const members: readonly string[] = isJsonObject(value)
    ? Object.entries(value).map(
        ([key, child]) =>
          `${JSON.stringify(key)}:${indent === undefined ? '' : ' '}${formatJson(child, { indent, lineEnd, isCompact }, depth + 1)}`,
      )
    : value.map((child: Json) => formatJson(child, { indent, lineEnd, isCompact }, depth + 1))
  if (members.length === 0) return open + close + end
  if (indent === undefined) return open + members.join(',') + close + end
  if (isCompact && isFlat(value) && depth > 0) return `${open} ${members.join(', ')} ${close}${end}`
  const line = lineEnd + indent.repeat(depth + 1)
  return open + line + members.join(`,${line}`) + lineEnd + indent.repeat(depth) + close + end
}

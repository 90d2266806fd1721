/** What a syntax tree's nodes have in common. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}
interface Property extends Node {
  readonly key: Node & { readonly name?: string }
  readonly value: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* propertiesIn(node: Node): Generator<Property> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue
      // The node says what it is.
      if (child.type === 'Property') yield child as Property
      yield* propertiesIn(child)
    }
  }
}

/**
 * Empties properties of object literals by name: their value becomes what `replacement` gives, `undefined` leaves it and
 * an empty text takes the property out.
 * A property inside one that was replaced goes with it.
 */
export function replaceValues(
  code: string,
  program: object,
  replacement: (name: string | undefined) => string | undefined,
): string {
  let written = ''
  let from = 0
  // The parser's root is a node.
  for (const { key, value, start, end } of propertiesIn(program as Node)) {
    const text = replacement(key.name)
    if (text === undefined || start < from) continue
    const after = Math.max(end, value.end)
    const comma = text === '' ? (/^\s*,/.exec(code.slice(after))?.[0].length ?? 0) : 0
    written += code.slice(from, start) + (text === '' ? '' : `${key.name}: ${text}`)
    from = after + comma
  }
  return written + code.slice(from)
}

import { isObject, type TokenProblem } from './tokenFile.ts'

/** A token of a file, by the names from its top. */
export interface FoundToken {
  readonly path: readonly string[]
  readonly value: unknown
}

type Group = Readonly<Record<string, unknown>>

/** Names that `{brand.pink}` or the JSON pointer of `{ "$ref": "#/brand/pink/$value" }` lead through; nothing for a value. */
export function referenceOf(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]?.split('.')
  if (!isObject(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/')) return undefined
  const names = value.$ref.slice(2).split('/')
  return names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
}

const at = (file: unknown, path: readonly string[]): unknown =>
  path.reduce((found: unknown, name) => (isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined), file)

/** A group with what it takes over from others by `$extends`, whose tokens its own replace, group by group. */
function extended(group: Group, file: unknown, passed: readonly unknown[]): Group {
  const path = referenceOf(group.$extends)
  const base = path && at(file, path)
  if (!isObject(base) || passed.includes(base)) return group
  return merged(extended(base, file, [...passed, group]), group)
}

function merged(base: Group, own: Group): Group {
  const both = Object.entries(own).map(([name, value]) => {
    const below = base[name]
    const isGroup = isObject(below) && isObject(value) && !('$value' in value) && !('$ref' in value)
    return [name, isGroup ? merged(below, value) : value] as const
  })
  return { ...base, ...Object.fromEntries(both) }
}

/** Every token of a file in its order; `$root` of a group is the token that has the group's own name, a lost `$extends` one without value. */
export function findTokens(file: unknown): readonly FoundToken[] {
  const inside = (node: unknown, path: readonly string[]): readonly FoundToken[] => {
    if (!isObject(node)) return []
    if ('$value' in node) return [{ path, value: node.$value }]
    if ('$ref' in node) return [{ path, value: { $ref: node.$ref } }]
    const isLost = '$extends' in node && !isObject(at(file, referenceOf(node.$extends) ?? ['']))
    const lost = isLost ? [{ path: [...path, '$extends'], value: node.$extends }] : []
    const found = Object.entries(extended(node, file, [])).flatMap(([name, child]) =>
      name === '$root' ? inside(child, path) : name.startsWith('$') ? [] : inside(child, [...path, name]),
    )
    return [...lost, ...found]
  }
  return inside(file, [])
}

/** Names of the token in a reference, which may name its `$value` or the `$root` of a group. */
const tokenOf = (reference: readonly string[]): string =>
  reference.filter((name) => name !== '$value' && name !== '$root').join('.')

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The value that references lead to in the end, or why they lead nowhere. */
export function followReferences(
  { path, value }: FoundToken,
  tokens: ReadonlyMap<string, FoundToken>,
): { readonly value: unknown } | TokenProblem {
  const passed = new Set([path.join('.')])
  let found = value
  for (let names = referenceOf(found); names; names = referenceOf(found)) {
    const name = tokenOf(names)
    const target = tokens.get(name)
    const hint = 'Name a token of this file, or write its value here'
    if (!target) return { path, message: `${written(found)} names no token of this file`, hint }
    if (passed.has(name)) return { path, message: `${written(found)} leads back to itself`, hint }
    passed.add(name)
    found = target.value
  }
  return { value: found }
}

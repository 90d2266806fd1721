import type { ValuePath } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import type { Move } from './migration.ts'

type Part = string | number

const childOf = (value: Json | undefined, part: Part): Json | undefined => {
  if (Array.isArray(value)) return value[Number(part)]
  return isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined
}

/** Every path in the value that a pattern means. */
function matches(value: Json | undefined, [part, ...rest]: ValuePath, path: ValuePath = []): readonly ValuePath[] {
  if (value === undefined) return []
  if (part === undefined) return [path]
  if (part !== '*') return matches(childOf(value, part), rest, [...path, part])
  const keys: readonly Part[] = Array.isArray(value) ? [...value.keys()] : isJsonObject(value) ? Object.keys(value) : []
  return keys.flatMap((key) => matches(childOf(value, key), rest, [...path, key]))
}

/** What `*` stood for in a path, or nothing when the path does not begin with the pattern. */
function bindings(pattern: ValuePath, path: ValuePath): readonly Part[] | undefined {
  const bound: Part[] = []
  for (const [index, part] of pattern.entries()) {
    const found = path[index]
    if (found === undefined || (part !== '*' && part !== found)) return undefined
    if (part === '*') bound.push(found)
  }
  return bound
}

function fill(pattern: ValuePath, bound: readonly Part[]): ValuePath {
  let next = 0
  return pattern.map((part) => (part === '*' ? (bound[next++] ?? part) : part))
}

/** The value with something else at a path; `undefined` takes it out. Objects on the way are made where there are none. */
function withAt(value: Json | undefined, [part, ...rest]: ValuePath, put: Json | undefined): Json | undefined {
  if (part === undefined) return put
  const child = withAt(childOf(value, part), rest, put)
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === Number(part) && child !== undefined ? child : item))
  const { [part]: _replaced, ...others } = isJsonObject(value) ? value : {}
  return child === undefined ? others : { ...others, [part]: child }
}

/** Moves every value that a move means, unless something stands at its new place already. */
export function moveValues(value: Json, { from, to }: Move): Json {
  return matches(value, from).reduce<Json>((moved, path) => {
    const target = fill(to, bindings(from, path) ?? [])
    if (matches(moved, target).length > 0) return moved
    const [put] = [path.reduce<Json | undefined>(childOf, moved)]
    return withAt(withAt(moved, path, undefined), target, put) ?? moved
  }, value)
}

/** Where a value stood before a move; the path itself when the move did not touch it. */
export function pathBefore(path: ValuePath, { from, to }: Move): ValuePath {
  const bound = bindings(to, path)
  return bound ? [...fill(from, bound), ...path.slice(to.length)] : path
}

import type { Finding, ValuePath } from '../issues/issue.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import type { JsonObject } from '../source/jsonNode.ts'

/** Thrown when a check looks at a part of a brand whose form is wrong, so that nothing can be said of it. */
export class UnreadablePart extends Error {}

const pathText = (path: ValuePath): string => path.map((part) => `/${part}`).join('')

/**
 * A brand whose form is wrong in places, for checks that want to look at the rest: reading a wrong part throws
 * `UnreadablePart`. `written` is what the file says, `value` the same with defaults.
 */
export function readableParts(value: JsonObject, written: JsonObject, findings: readonly Finding[]): ResolvedBrand {
  const wrong = new Set(findings.map(({ path }) => pathText(path)))
  const misspelt = new Set(
    findings.flatMap(({ code, path }) => (code === 'unknown-key' ? [pathText(path.slice(0, -1))] : [])),
  )
  const isDeeper = (path: string) => [...wrong].some((other) => other.startsWith(`${path}/`))

  const guard = <T extends object>(part: T, path: string): T =>
    new Proxy(part, {
      get: (target, key) => {
        const child: unknown = Reflect.get(target, key)
        if (typeof key !== 'string') return child
        const here = `${path}/${key}`
        // Beside an unknown key, what is absent may be there under a wrong name; on top, so may what only has its default.
        const isAbsent = !Object.hasOwn(path === '' ? written : target, key)
        const isMissing = path === '' && !Object.hasOwn(target, key)
        if (wrong.has(here) || isMissing || (isAbsent && misspelt.has(path))) throw new UnreadablePart(here)
        return typeof child === 'object' && child !== null && isDeeper(here) ? guard(child, here) : child
      },
    })
  // Every part that can be read has passed the schema.
  return guard(value, '') as unknown as ResolvedBrand
}

/** What `look` finds, or `otherwise` when it needs a part that cannot be read. */
export function ifReadable<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch (error) {
    if (error instanceof UnreadablePart) return otherwise
    throw error
  }
}

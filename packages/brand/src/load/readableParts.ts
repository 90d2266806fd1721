import type { Finding } from '../issues/issue.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import type { JsonObject } from '../source/jsonNode.ts'

/** Thrown when a check looks at a part of a brand whose form is wrong, so that nothing can be said of it. */
export class UnreadablePart extends Error {}

/**
 * A brand whose form is wrong in places, for checks that want to look at the rest: reading a wrong part throws
 * `UnreadablePart`. `written` is what the file says, `value` the same with defaults.
 */
export function readableParts(value: JsonObject, written: JsonObject, findings: readonly Finding[]): ResolvedBrand {
  const wrong = new Set(findings.map(({ path }) => path[0]))
  // An unknown key on top may be any of those that the file does not have under their right name.
  const isMisspelt = findings.some(({ code, path }) => code === 'unknown-key' && path.length === 1)
  const readable = new Proxy(value, {
    get: (target, key) => {
      const isWrong = typeof key !== 'string' || wrong.has(key) || !Object.hasOwn(target, key)
      if (isWrong || (isMisspelt && !Object.hasOwn(written, key))) throw new UnreadablePart(String(key))
      return target[key]
    },
  })
  // Every part that can be read has passed the schema.
  return readable as unknown as ResolvedBrand
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

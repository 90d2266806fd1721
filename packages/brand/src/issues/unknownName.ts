import type { Finding } from './issue.ts'
import { suggest } from './nearest.ts'

interface UnknownName extends Pick<Finding, 'code' | 'path' | 'atKey'> {
  /** What it would be, e.g. `route`. */
  readonly kind: string
  readonly name: string
  readonly known: readonly string[]
  readonly why: string
}

/** A name that nothing has: what was meant, or what there is. */
export function unknownName({ kind, name, known, ...place }: UnknownName): Finding {
  const hint = suggest(name, known)
  return { ...place, message: `There is no ${kind} "${name}"`, ...(hint ? { hint } : {}) }
}

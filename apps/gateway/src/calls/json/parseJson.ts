import { findTwice } from './findTwice.ts'

/** Text that is not JSON, or JSON that could be read in two ways. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault'
  /** JSON pointer of the field that is at fault. */
  readonly path: string | undefined

  constructor(message: string, path?: string) {
    super(message)
    this.path = path
  }

  /** As an answer between servers says it. */
  get sentence(): string {
    return this.path === undefined ? `The body ${this.message}` : `body${this.path} ${this.message}`
  }
}

/**
 * The value of a body. Readers differ in which of two equal fields they take, so that one could check what another does
 * not do: such a body is refused, as are fields that could change an object's prototype. Throws `JsonFault`.
 */
export function parseJson(text: string): unknown {
  const value = parse(text)
  const twice = findTwice(text)
  if (twice !== undefined) throw new JsonFault('stands twice', twice)
  return value
}

/** Text in which `__proto__` may be a field: as it stands, or with letters written by their numbers. */
const suspicious = /__proto__|\\u/

function parse(text: string): unknown {
  try {
    return suspicious.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text)
  } catch (error) {
    if (error instanceof JsonFault) throw error
    throw new JsonFault('is not JSON')
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new JsonFault('has a field __proto__')
  return value
}

import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compress, isCompressible } from './compress.ts'
import { contentHash } from './contentHash.ts'
import { linkOrCopy } from './linkOrCopy.ts'
import { writeWhole } from './writeWhole.ts'

/** Files that several brands share: kept once with their compressed form, and linked into every site that uses them. */
export interface SharedStore {
  /** Puts a file of this content at a path, whose folder exists; `packed` spares compressing it. */
  readonly place: (bytes: Uint8Array | string, target: string, packed?: Uint8Array) => void
}

export function createSharedStore(dir: string): SharedStore {
  mkdirSync(dir, { recursive: true })
  const known = new Map<string, string>()
  /** Files of the compiled portal are the same bytes for every brand. */
  const keys = new WeakMap<Uint8Array, string>()
  const keyOf = (bytes: Uint8Array, suffix: string): string => {
    const key = keys.get(bytes) ?? `${contentHash(bytes)}${bytes.length.toString(36)}`
    keys.set(bytes, key)
    return key + suffix
  }
  const keep = (bytes: Uint8Array, isText: boolean, packed?: Uint8Array): string => {
    const key = keyOf(bytes, isText ? 't' : 'b')
    const seen = known.get(key)
    if (seen) return seen
    const path = join(dir, key)
    if (!existsSync(path)) writeWhole(path, bytes)
    if (isText && !existsSync(`${path}.br`)) writeWhole(`${path}.br`, packed ?? compress(bytes, 'shared'))
    known.set(key, path)
    return path
  }
  return {
    place: (content, target, packed) => {
      const isText = isCompressible(target)
      const path = keep(typeof content === 'string' ? Buffer.from(content) : content, isText, packed)
      linkOrCopy(path, target)
      if (isText) linkOrCopy(`${path}.br`, `${target}.br`)
    },
  }
}

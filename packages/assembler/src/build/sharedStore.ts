import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, isCompressible, type Packed } from './compress.ts'
import { contentHash } from './contentHash.ts'
import { linkOrCopy } from './linkOrCopy.ts'

/** Files that several brands share: kept once with their compressed forms, and linked into every site that uses them. */
export interface SharedStore {
  /** Puts a file of this content at a path, whose folder exists; `packed` spares compressing it. */
  readonly place: (bytes: Uint8Array | string, target: string, packed?: Packed) => void
}

/** Writes under another name first, so that a reader never meets half a file. */
function writeWhole(path: string, bytes: Uint8Array): void {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, bytes)
  renameSync(draft, path)
}

export function createSharedStore(dir: string): SharedStore {
  mkdirSync(dir, { recursive: true })
  const known = new Map<string, readonly string[]>()
  const keep = (bytes: Uint8Array, name: string, ready?: Packed): readonly string[] => {
    const compressible = isCompressible(name)
    const key = `${contentHash(bytes)}${bytes.length.toString(36)}${compressible ? 't' : 'b'}`
    const seen = known.get(key)
    if (seen) return seen
    const path = join(dir, key)
    if (!existsSync(path)) writeWhole(path, bytes)
    const suffixes = compressible ? ['', '.br', '.gz'] : ['']
    if (compressible && !existsSync(`${path}.gz`)) {
      for (const [suffix, packed] of ready ?? compress(bytes, 'shared')) writeWhole(path + suffix, packed)
    }
    const paths = suffixes.map((suffix) => path + suffix)
    known.set(key, paths)
    return paths
  }
  return {
    place: (content, target, packed) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      for (const path of keep(bytes, target, packed)) linkOrCopy(path, target + (/\.(br|gz)$/.exec(path)?.[0] ?? ''))
    },
  }
}

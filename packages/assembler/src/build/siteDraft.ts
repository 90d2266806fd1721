import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compress, isCompressible } from './compress.ts'
import { linkOrCopy } from './linkOrCopy.ts'
import { createFolderMaker } from './makeFolder.ts'
import type { SharedStore } from './sharedStore.ts'

/** A site being written beside its final place. Nothing is seen of it before `publish`. */
export interface SiteDraft {
  /** Writes a file of this brand alone, with its compressed form. */
  readonly write: (path: string, text: string) => void
  /** Gives a written file a second path. */
  readonly alias: (path: string, written: string) => void
  /** Places a file that other brands may share. */
  readonly share: (path: string, bytes: Uint8Array | string, packed?: Uint8Array) => void
  /** Puts the finished site in the place of the last one. */
  readonly publish: () => void
  readonly discard: () => void
}

export function createSiteDraft(target: string, store: SharedStore): SiteDraft {
  const mark = `${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  const draft = join(dirname(target), `.draft-${basename(target)}-${mark}`)
  const makeFolder = createFolderMaker(draft)
  const placed = new Set<string>()
  const pathOf = (path: string) => {
    const full = path.startsWith('/') ? draft + path : `${draft}/${path}`
    makeFolder(full.slice(0, full.lastIndexOf('/')))
    return full
  }
  return {
    write: (path, text) => {
      const bytes = Buffer.from(text)
      const full = pathOf(path)
      writeFileSync(full, bytes)
      if (isCompressible(path)) writeFileSync(`${full}.br`, compress(bytes, 'page'))
    },
    alias: (path, written) => {
      const full = pathOf(path)
      for (const suffix of ['', '.br']) linkOrCopy(join(draft, written) + suffix, full + suffix)
    },
    share: (path, bytes, packed) => {
      if (placed.has(path)) return
      placed.add(path)
      store.place(bytes, pathOf(path), packed)
    },
    publish: () => {
      const old = join(dirname(target), `.old-${basename(target)}-${mark}`)
      const replaces = existsSync(target)
      if (replaces) renameSync(target, old)
      try {
        renameSync(draft, target)
      } catch (error) {
        if (replaces) renameSync(old, target)
        throw error
      }
      if (replaces) rmSync(old, { recursive: true, force: true })
    },
    discard: () => rmSync(draft, { recursive: true, force: true }),
  }
}

import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A chunk by its file's name, or by the path of a module in it that is an entry or fetched lazily. */
export interface ChunkEntry {
  readonly file: string
  readonly isEntry?: true
  /** Files that it imports at once. */
  readonly imports: readonly string[]
}

export type ChunkManifest = Readonly<Record<string, ChunkEntry>>

/**
 * Writes which file holds what. Vite's own manifest knows a lazily fetched module only where it has a chunk of its own;
 * here several may stand in one.
 */
export const chunkManifest = (root: string): Plugin => ({
  name: 'foyer-chunk-manifest',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const entries: Record<string, ChunkEntry> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const entry = { file: chunk.fileName, imports: chunk.imports }
      entries[chunk.fileName] = entry
      for (const id of chunk.moduleIds) {
        const info = this.getModuleInfo(id)
        const isLazy = info !== null && info.dynamicImporters.length > 0
        if (!isLazy && !info?.isEntry) continue
        const key = relative(root, id).replaceAll('\\', '/')
        entries[key] = isLazy ? entry : { ...entry, isEntry: true }
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/manifest.json', source: JSON.stringify(entries, null, 2) })
  },
})

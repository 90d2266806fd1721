import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export interface ClientFile {
  readonly url: string
  readonly bytes: Uint8Array
}

const loaded = new Map<string, readonly ClientFile[]>()

/** The compiled client's files, whose names carry their hash; read once per process. */
export function clientFiles(dir: string): readonly ClientFile[] {
  const known = loaded.get(dir)
  if (known) return known
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(dir, path).startsWith('.vite') && !path.endsWith('.map'))
    .map((path) => ({ url: `/${relative(dir, path).split(sep).join('/')}`, bytes: readFileSync(path) }))
  loaded.set(dir, files)
  return files
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export interface ClientFile {
  readonly url: string
  readonly bytes: Uint8Array
  /** What the compile has compressed already. */
  readonly packed?: Uint8Array
}

function readFile(path: string): Omit<ClientFile, 'url'> {
  const bytes = readFileSync(path)
  const packed = `${path}.br`
  return existsSync(packed) ? { bytes, packed: readFileSync(packed) } : { bytes }
}

const loaded = new Map<string, readonly ClientFile[]>()

/** The compiled client's files, whose names carry their hash; read once per process. */
export function clientFiles(dir: string): readonly ClientFile[] {
  const known = loaded.get(dir)
  if (known) return known
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(dir, path).startsWith('.vite') && !/\.(map|br)$/.test(path))
    .map((path) => ({ url: `/${relative(dir, path).split(sep).join('/')}`, ...readFile(path) }))
  loaded.set(dir, files)
  return files
}

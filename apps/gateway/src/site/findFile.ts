import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface SiteFile {
  /** Address of the file itself, e.g. `/rng/index.html`. */
  readonly address: string
  readonly path: string
  readonly size: number
  readonly modified: number
  readonly encoding?: 'br' | 'gzip'
}

/** The file behind a path: itself, or the page it names (`/rng` is `rng/index.html` or `rng.html`). */
export async function findFile(root: string, path: string): Promise<SiteFile | undefined> {
  const bare = path.replace(/\/+$/, '')
  const candidates = path.endsWith('/') ? [`${bare}/index.html`] : [path, `${path}/index.html`, `${path}.html`]
  for (const address of candidates) {
    const file = await readFact(root, address)
    if (file !== undefined) return file
  }
  return undefined
}

/** The precompressed neighbour of a file that the browser takes, if the build made one. */
export async function findEncoded(root: string, file: SiteFile, acceptEncoding: string): Promise<SiteFile> {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?![.\\d]*[1-9]))`).test(acceptEncoding)) continue
    const encoded = await readFact(root, file.address + suffix)
    // One that is older than its file is left over from an earlier build.
    if (encoded !== undefined && encoded.modified >= file.modified - 1000)
      return { ...encoded, address: file.address, encoding }
  }
  return file
}

async function readFact(root: string, address: string): Promise<SiteFile | undefined> {
  const path = join(root, address)
  const fact = await stat(path).catch(() => undefined)
  return fact?.isFile() ? { address, path, size: fact.size, modified: Math.floor(fact.mtimeMs) } : undefined
}

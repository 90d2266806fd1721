import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface SiteFile {
  /** Address of the file itself, e.g. `/rng/index.html`. */
  readonly address: string
  readonly path: string
  readonly size: number
  readonly modified: number
  readonly encoding?: 'br'
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

/** Brotli in `Accept-Encoding`, unless its weight is 0. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/

/** The precompressed neighbour of a file that the browser takes, if the build made one. */
export async function findEncoded(root: string, file: SiteFile, acceptEncoding: string): Promise<SiteFile> {
  if (!takesBrotli.test(acceptEncoding)) return file
  const encoded = await readFact(root, `${file.address}.br`)
  // One that is older than its file is left over from an earlier build.
  const isFresh = encoded !== undefined && encoded.modified >= file.modified - 1000
  return isFresh ? { ...encoded, address: file.address, encoding: 'br' } : file
}

async function readFact(root: string, address: string): Promise<SiteFile | undefined> {
  const path = join(root, address)
  const fact = await stat(path).catch(() => undefined)
  return fact?.isFile() ? { address, path, size: fact.size, modified: Math.floor(fact.mtimeMs) } : undefined
}

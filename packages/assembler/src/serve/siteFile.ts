import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

export interface SiteFile {
  readonly path: string
  readonly type: string
  readonly encoding?: 'br'
  readonly bytes: Uint8Array
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false

/** The file that answers a path: itself, its folder's page; never anything outside the site or its private files. */
async function findFile(root: string, pathname: string): Promise<string | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const path = normalize(join(root, decoded))
  if (decoded.includes('\0') || (path !== normalize(root) && !path.startsWith(normalize(root) + sep))) return undefined
  if (/(^|[/\\])[._]/.test(decoded) || decoded === '/site.json') return undefined
  if (await isFile(path)) return path
  const page = join(path, 'index.html')
  return (await isFile(page)) ? page : undefined
}

/** Reads what answers a path, in the smallest form that the browser takes. */
export async function readSiteFile(root: string, pathname: string, accepted: string): Promise<SiteFile | undefined> {
  const path = await findFile(root, pathname)
  if (!path) return undefined
  const type = types[extname(path)] ?? 'application/octet-stream'
  const packed = `${path}.br`
  if (/\bbr\b/.test(accepted) && (await isFile(packed)))
    return { path, type, encoding: 'br', bytes: await readFile(packed) }
  return { path, type, bytes: await readFile(path) }
}

import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type HeaderRule, parseHeadersFile } from './headersFile.ts'
import { parseRedirectsFile, type RedirectRule } from './redirectsFile.ts'

/** A site folder as the assembler wrote it. */
export interface BuiltSite {
  readonly root: string
  readonly brand: string
  readonly hosts: readonly string[]
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
}

interface Kept {
  readonly version: string
  readonly site: BuiltSite
}

const kept = new Map<string, Kept>()

/** Reads what is to be known of a site; a site that was built again is read again. `undefined` while it is not built. */
export async function readBuiltSite(root: string): Promise<BuiltSite | undefined> {
  const version = await versionOf(root)
  if (version === undefined) return undefined
  const known = kept.get(root)
  if (known?.version === version) return known.site
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => '')
  const site = {
    root,
    brand: basename(root),
    hosts: parseHosts(await read('site.json')),
    redirects: parseRedirectsFile(await read('_redirects')),
    headers: parseHeadersFile(await read('_headers')),
  }
  kept.set(root, { version, site })
  return site
}

async function versionOf(root: string): Promise<string | undefined> {
  const facts = await Promise.all(
    ['index.html', '_headers', '_redirects', 'site.json'].map((name) => stat(join(root, name)).catch(() => undefined)),
  )
  return facts[0] === undefined ? undefined : facts.map((fact) => fact?.mtimeMs ?? 0).join()
}

function parseHosts(text: string): readonly string[] {
  try {
    // Anything may stand there; it is checked below.
    const { hosts } = JSON.parse(text) as { hosts?: unknown }
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
  } catch {
    return []
  }
}

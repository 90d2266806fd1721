import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { nearest } from '../issues/nearest.ts'
import type { AssetFacts } from './assetFacts.ts'
import type { AssetUse } from './assetUses.ts'
import { pictureFacts } from './pictureFacts.ts'

async function listAssets(dir: string): Promise<readonly string[]> {
  const entries = await readdir(join(dir, 'assets'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Looks at every file that a brand names. A link may lead to a file of the brand's folder, but not out of it. */
export async function inspectAssets(
  dir: string,
  uses: readonly Pick<AssetUse, 'asset'>[],
): Promise<ReadonlyMap<string, AssetFacts>> {
  const names = [...new Set(uses.map(({ asset }) => asset))]
  const files = await listAssets(dir)
  const home = await realpath(dir).catch(() => dir)
  const look = async (name: string): Promise<AssetFacts> => {
    // Case matters: a file that a case-blind disk finds is missing on the server.
    if (!files.includes(name)) {
      const near = nearest(name, files)
      return { kind: 'missing', ...(near ? { near } : {}) }
    }
    const path = await realpath(join(dir, name)).catch(() => undefined)
    if (path === undefined) return { kind: 'link', leads: 'nowhere' }
    if (!path.startsWith(home + sep)) return { kind: 'link', leads: 'outside' }
    const bytes = await readFile(path).catch(() => undefined)
    return bytes ? pictureFacts(bytes) : { kind: 'missing' }
  }
  return new Map(await Promise.all(names.map(async (name) => [name, await look(name)] as const)))
}

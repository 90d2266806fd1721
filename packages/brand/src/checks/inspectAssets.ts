import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { nearest } from '../issues/nearest.ts'
import type { AssetFacts } from './assetFacts.ts'
import type { AssetUse } from './assetUses.ts'
import { pictureFacts } from './pictureFacts.ts'

async function listAssets(dir: string): Promise<readonly string[]> {
  const entries = await readdir(join(dir, 'assets'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Looks at every file that a brand names. A link that leads out of the brand's folder counts as missing. */
export async function inspectAssets(
  dir: string,
  uses: readonly Pick<AssetUse, 'asset'>[],
): Promise<ReadonlyMap<string, AssetFacts>> {
  const names = [...new Set(uses.map(({ asset }) => asset))]
  const files = await listAssets(dir)
  const home = await realpath(dir).catch(() => dir)
  const facts = await Promise.all(
    names.map(async (name): Promise<readonly [string, AssetFacts]> => {
      // Case matters: a file that a case-blind disk finds is missing on the server.
      const path = files.includes(name) ? await realpath(join(dir, name)).catch(() => '') : ''
      const bytes = path.startsWith(home + sep) ? await readFile(path).catch(() => undefined) : undefined
      if (bytes) return [name, pictureFacts(bytes)]
      const near = nearest(name, files)
      return [name, { kind: 'missing', ...(near ? { near } : {}) }]
    }),
  )
  return new Map(facts)
}

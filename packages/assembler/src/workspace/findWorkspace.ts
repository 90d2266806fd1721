import { type Dirent, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environmentError } from '../cli/exitCodes.ts'
import type { FoyerConfig } from '../config.ts'

/** The folder with foyer.config.ts, and what stands in it. */
export interface Workspace {
  readonly root: string
  readonly brandsDir: string
  /** Folder with `client/` and `server/` of the compiled portal. */
  readonly portalDir: string
  readonly loadConfig: () => Promise<FoyerConfig>
}

export async function findWorkspace(from: string): Promise<Workspace> {
  let root = from
  while (!existsSync(join(root, 'foyer.config.ts'))) {
    if (dirname(root) === root)
      throw environmentError(`no foyer.config.ts in ${from} or above; run foyer inside a Foyer repository`)
    root = dirname(root)
  }
  return {
    root,
    brandsDir: join(root, 'brand-configs'),
    portalDir: process.env.FOYER_PORTAL_DIST ?? join(root, 'apps', 'portal', 'dist'),
    loadConfig: () => loadConfig(join(root, 'foyer.config.ts')),
  }
}

async function loadConfig(file: string): Promise<FoyerConfig> {
  const loaded: { readonly default?: Partial<FoyerConfig> } = await import(pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw environmentError(
        `foyer.config.ts cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      )
    },
  )
  const { features, ...others } = loaded.default ?? {}
  const [stranger] = Object.keys(others)
  if (stranger) throw environmentError(`foyer.config.ts: "${stranger}" is not a setting; there is only "features"`)
  if (!Array.isArray(features) || features.length === 0)
    throw environmentError('foyer.config.ts lists no feature packages')
  return { features }
}

/**
 * Names of all brand folders, in order. A folder without a brand.json and a link that leads nowhere are among them, so
 * that what is wrong with them is told; what starts with a point is no brand.
 */
export async function brandNames({ brandsDir }: Workspace): Promise<readonly string[]> {
  const entries = await readdir(brandsDir, { withFileTypes: true }).catch(() => [])
  const isFolder = async (entry: Dirent): Promise<boolean> => {
    if (!entry.isSymbolicLink()) return entry.isDirectory()
    return stat(join(brandsDir, entry.name)).then(
      (target) => target.isDirectory(),
      () => true,
    )
  }
  const kept = await Promise.all(entries.map(async (entry) => !entry.name.startsWith('.') && (await isFolder(entry))))
  return entries
    .filter((_entry, index) => kept[index])
    .map(({ name }) => name)
    .sort()
}

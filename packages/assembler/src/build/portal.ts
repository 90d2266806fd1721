import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalBundle } from '@foyer/portal/bundle'
import { environmentError } from '../cli/exitCodes.ts'

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The compiled portal. */
export interface Portal {
  readonly bundle: PortalBundle
  readonly clientDir: string
  /** Address of the script that every page loads. */
  readonly entry: string
  /** Addresses of the chunks that modules and their imports need, without what the entry loads anyway. */
  readonly scriptsOf: (modules: readonly string[]) => readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const pending = [...keys]
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const entry = manifest[key]
    if (!entry || seen.has(key)) continue
    seen.add(key)
    pending.push(...(entry.imports ?? []))
  }
  return seen
}

const required = [
  'render',
  'renderOffline',
  'publicAnswers',
  'workerScript',
  'createPartStore',
  'routesOf',
  'shellQueries',
  'loadMessages',
  'wordsOf',
  'htmlAttributes',
  'inlineScript',
  'offlineScript',
  'trustedTypes',
] as const

/** The files of a compiled portal. Says how to get them when they are not there. */
export function findPortal(portalDir: string): { readonly manifestFile: string; readonly server: string } {
  const manifestFile = join(portalDir, 'client', '.vite', 'manifest.json')
  const server = join(portalDir, 'server', 'render.js')
  if (!existsSync(manifestFile) || !existsSync(server)) {
    throw environmentError(
      'the portal is not compiled yet; run "npm run build -w @foyer/portal" once, then build as many brands as you like',
    )
  }
  return { manifestFile, server }
}

/** Loads what `vite build` of the portal wrote. */
export async function loadPortal(portalDir: string): Promise<Portal> {
  const { manifestFile, server } = findPortal(portalDir)
  // React decides when it is loaded whether it is the slow one for development.
  process.env.NODE_ENV = 'production'
  // The query makes a portal that was compiled again a new module.
  const loaded: Partial<PortalBundle> = await import(`${pathToFileURL(server).href}?${statSync(server).mtimeMs}`)
  const missing = required.filter((name) => loaded[name] === undefined)
  if (missing.length > 0)
    throw environmentError(`the compiled portal exports no ${missing.join(', ')}; compile it again`)
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entryKey, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? []
  if (!entryKey || !entry) throw environmentError('the compiled portal has no entry; compile it again')
  const common = closure(manifest, [entryKey])
  const known = new Map<string, readonly string[]>()
  return {
    // Every required export was just found.
    bundle: loaded as PortalBundle,
    clientDir: join(portalDir, 'client'),
    entry: `/${entry.file}`,
    scriptsOf: (modules) => {
      const key = modules.join()
      const scripts =
        known.get(key) ??
        [...closure(manifest, modules)]
          .filter((module) => !common.has(module))
          .map((module) => `/${manifest[module]?.file}`)
          .sort()
      known.set(key, scripts)
      return scripts
    },
  }
}

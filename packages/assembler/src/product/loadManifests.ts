import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FeatureManifest } from '@foyer/feature-api'
import { environmentError } from '../cli/exitCodes.ts'
import type { Workspace } from '../workspace/findWorkspace.ts'

/** Manifests of every package that foyer.config.ts lists, in its order. */
export async function loadManifests(workspace: Workspace): Promise<readonly FeatureManifest[]> {
  const { features } = await workspace.loadConfig()
  const lists = await Promise.all(features.map((name) => loadPackage(workspace, name)))
  return lists.flat()
}

async function loadPackage(workspace: Workspace, name: string): Promise<readonly FeatureManifest[]> {
  const door = `${name}/manifests`
  const loaded: { readonly manifests?: unknown } = await importFrom(workspace, door)
  if (!Array.isArray(loaded.manifests)) throw environmentError(`${door} does not export a list named "manifests"`)
  return loaded.manifests
}

async function importFrom(workspace: Workspace, specifier: string): Promise<{ readonly manifests?: unknown }> {
  let path: string
  try {
    path = createRequire(join(workspace.root, 'foyer.config.ts')).resolve(specifier)
  } catch {
    throw environmentError(
      `foyer.config.ts lists "${specifier.replace(/\/manifests$/, '')}", which is not installed or has no entry ./manifests`,
    )
  }
  return import(pathToFileURL(path).href)
}

import { basename } from 'node:path'
import { loadBrand } from '@foyer/brand/node'
import { CommandError } from '../cli/exitCodes.ts'
import { loadManifests } from '../product/loadManifests.ts'
import { joinSchema } from '../schema/joinSchema.ts'
import { isUrl, readSnapshot } from '../snapshot/readSnapshot.ts'
import type { Answers } from '../snapshot/snapshot.ts'
import { takeSnapshot } from '../snapshot/takeSnapshot.ts'
import { findWorkspace } from '../workspace/findWorkspace.ts'
import type { BuildResult } from './buildAll.ts'
import { type BuildContext, buildSite } from './buildSite.ts'
import { loadPortal, type Portal } from './portal.ts'
import { draftConfig } from './publicConfigOf.ts'
import { createSharedStore } from './sharedStore.ts'

/** What a build is told; plain data, so that threads can be told as well. */
export interface BuildSettings {
  readonly root: string
  readonly portalDir: string
  readonly storeDir: string
  readonly out: string
  readonly frameOrigins: readonly string[]
  /** Path or address. */
  readonly snapshot?: string
  readonly env?: string
}

interface Prepared {
  readonly context: BuildContext
  readonly schema: object
}

const prepared = new Map<string, Promise<Prepared>>()

async function prepare({ root, portalDir, storeDir, out, frameOrigins }: BuildSettings): Promise<Prepared> {
  const [portal, manifests] = await Promise.all([loadPortal(portalDir), findWorkspace(root).then(loadManifests)])
  return { context: { portal, store: createSharedStore(storeDir), out, frameOrigins }, schema: joinSchema(manifests) }
}

async function answersFor(
  loaded: Awaited<ReturnType<typeof loadBrand>>,
  portal: Portal,
  snapshot: string | undefined,
): Promise<Answers> {
  if (snapshot === undefined || !loaded.resolved) return {}
  if (!isUrl(snapshot)) return readSnapshot(snapshot, loaded.brand)
  return (await takeSnapshot(portal.bundle, draftConfig(loaded.brand, loaded.resolved), snapshot)).answers
}

/** Builds one brand that was checked before; what goes wrong now comes from the surroundings. */
export async function buildOne(dir: string, settings: BuildSettings): Promise<BuildResult> {
  const brand = basename(dir)
  const key = JSON.stringify(settings)
  const preparing = prepared.get(key) ?? prepare(settings)
  prepared.set(key, preparing)
  try {
    const { context, schema } = await preparing
    const loaded = await loadBrand(dir, { root: settings.root, schema, ...(settings.env ? { env: settings.env } : {}) })
    if (!loaded.resolved) return { brand, failure: 'its files changed while it was being built; run foyer check' }
    const answers = await answersFor(loaded, context.portal, settings.snapshot)
    const built = await buildSite({ ...loaded, resolved: loaded.resolved }, answers, context)
    return { brand, built }
  } catch (error) {
    if (error instanceof CommandError) return { brand, failure: error.message }
    if (error instanceof Error && 'code' in error && 'syscall' in error) return { brand, failure: error.message }
    throw error
  }
}

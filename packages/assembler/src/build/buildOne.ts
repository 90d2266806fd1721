import { CommandError } from '../cli/exitCodes.ts'
import { isUrl, readSnapshot } from '../snapshot/readSnapshot.ts'
import type { Answers } from '../snapshot/snapshot.ts'
import type { BuildResult } from './buildAll.ts'
import { type BuildableBrand, type BuildContext, buildSite } from './buildSite.ts'
import { namedNowhere } from './namedNowhere.ts'
import { loadPortal, type Portal } from './portal.ts'
import { withPseudoLanguages } from './pseudoConfig.ts'
import { draftConfig } from './publicConfigOf.ts'
import { createSharedStore } from './sharedStore.ts'

/** What a build is told; plain data, so that threads can be told as well. */
export interface BuildSettings {
  readonly portalDir: string
  readonly storeDir: string
  readonly out: string
  readonly frameOrigins: readonly string[]
  /** Whether the site gets the pseudo-languages, too. */
  readonly pseudoLanguages: boolean
  /** Path or address. */
  readonly snapshot?: string
}

async function prepare({
  portalDir,
  storeDir,
  out,
  frameOrigins,
  pseudoLanguages,
}: BuildSettings): Promise<BuildContext> {
  return { portal: await loadPortal(portalDir), store: createSharedStore(storeDir), out, frameOrigins, pseudoLanguages }
}

async function answersFor(
  { brand, resolved }: BuildableBrand,
  { bundle }: Portal,
  { snapshot, pseudoLanguages }: BuildSettings,
): Promise<Answers> {
  if (snapshot === undefined) return {}
  if (!isUrl(snapshot)) return readSnapshot(snapshot, brand)
  const { takeSnapshot } = await import('../snapshot/takeSnapshot.ts')
  const config = draftConfig(brand, resolved)
  return (await takeSnapshot(bundle, pseudoLanguages ? withPseudoLanguages(config) : config, snapshot)).answers
}

/** Builds brands one after the other with everything loaded once. */
export function createBuilder(settings: BuildSettings): (brand: BuildableBrand) => Promise<BuildResult> {
  const preparing = prepare(settings)
  // Told with the first brand; until then nobody listens.
  preparing.catch(() => undefined)
  return async (brand) => {
    try {
      const context = await preparing
      const answers = await answersFor(brand, context.portal, settings)
      const built = await buildSite(brand, answers, context)
      return { brand: brand.brand, built, notes: namedNowhere(brand.resolved, answers) }
    } catch (error) {
      // What goes wrong with a brand that was checked comes from the surroundings: no network, no disk.
      const isOutside = error instanceof CommandError || (error instanceof Error && 'syscall' in error)
      if (!isOutside) throw error
      return { brand: brand.brand, failure: error.message }
    }
  }
}

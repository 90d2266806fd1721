import {
  checkBrand,
  checkBrands,
  type Issue,
  type LoadedBrand,
  loadBrand,
  type Product,
  sortIssues,
} from '@foyer/brand/node'
import type { FeatureManifest } from '@foyer/feature-api'
import { featureChecks } from '../product/featureChecks.ts'
import { loadManifests } from '../product/loadManifests.ts'
import { loadProduct } from '../product/loadProduct.ts'
import { loadShellFeature } from '../product/shellFeature.ts'
import { joinSchema } from '../schema/joinSchema.ts'
import { chooseBrands } from './chooseBrands.ts'
import { brandNames, type Workspace } from './findWorkspace.ts'
import { requireEnvironment } from './requireEnvironment.ts'

export interface CheckedBrand {
  readonly loaded: LoadedBrand
  readonly issues: readonly Issue[]
}

/** Loads and checks brands one after the other against what the features offer. */
export interface BrandChecker {
  readonly manifests: readonly FeatureManifest[]
  readonly product: Product
  readonly check: (dir: string) => Promise<CheckedBrand>
}

export async function createChecker(workspace: Workspace, env?: string): Promise<BrandChecker> {
  if (env) await requireEnvironment(workspace, env)
  const manifests = await loadManifests(workspace)
  const [offered, shell] = await Promise.all([loadProduct(manifests), loadShellFeature(workspace)])
  const product = { ...offered, features: [...offered.features, ...shell] }
  const schema = joinSchema(manifests)
  const more = featureChecks(manifests)
  return {
    manifests,
    product,
    check: async (dir) => {
      const loaded = await loadBrand(dir, {
        schema,
        sections: product.sections,
        root: workspace.root,
        ...(env ? { env } : {}),
      })
      return { loaded, issues: await checkBrand(loaded, { product, schema, more }) }
    },
  }
}

/** Checks the named brands, or all, and what they have to agree on with the brands beside them. */
export async function checkWorkspace(
  workspace: Workspace,
  names: readonly string[],
  env?: string,
): Promise<readonly CheckedBrand[]> {
  const chosen = await chooseBrands(workspace, names)
  const all = await chooseBrands(workspace, await brandNames(workspace))
  const checker = await createChecker(workspace, env)
  const asked = new Set(chosen.length > 0 ? chosen : all)
  const others = all.filter((dir) => !asked.has(dir))
  const checked = await Promise.all([...asked].map(checker.check))
  const beside = await Promise.all(
    others.map((dir) => loadBrand(dir, { root: workspace.root, ...(env ? { env } : {}) })),
  )
  // Brands that were not asked for come first, so that a clash is reported in the file that was.
  const clashes = checkBrands([...beside, ...checked.map(({ loaded }) => loaded)])
  return checked.map(({ loaded, issues }) => {
    const prefix = loaded.document?.place([]).file
    return { loaded, issues: sortIssues([...issues, ...clashes.filter(({ file }) => file === prefix)]) }
  })
}

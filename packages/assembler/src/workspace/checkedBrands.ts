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
import { loadSourceWords } from '../product/sourceWords.ts'
import { joinSchema } from '../schema/joinSchema.ts'
import { chooseBrands } from './chooseBrands.ts'
import { brandNames, type Workspace } from './findWorkspace.ts'
import { requireEnvironment } from './requireEnvironment.ts'

export interface CheckedBrand {
  readonly loaded: LoadedBrand
  readonly issues: readonly Issue[]
}

/** Loads brands and checks them against what the features offer. */
export interface BrandChecker {
  readonly manifests: readonly FeatureManifest[]
  readonly product: Product
  readonly load: (dir: string) => Promise<LoadedBrand>
  readonly check: (loaded: LoadedBrand) => Promise<CheckedBrand>
}

export async function createChecker(workspace: Workspace, env?: string): Promise<BrandChecker> {
  if (env) await requireEnvironment(workspace, env)
  const manifests = await loadManifests(workspace)
  const [offered, shell] = await Promise.all([loadProduct(manifests), loadSourceWords(workspace)])
  const product = { ...offered, features: [...offered.features, ...shell] }
  const schema = joinSchema(manifests)
  const more = featureChecks(manifests)
  const options = { schema, sections: product.sections, root: workspace.root, ...(env ? { env } : {}) }
  return {
    manifests,
    product,
    load: (dir) => loadBrand(dir, options),
    check: async (loaded) => ({ loaded, issues: await checkBrand(loaded, { product, schema, more }) }),
  }
}

/** Checks the named brands, or all, one after the other, with what they have to agree on with the brands beside them. */
export async function* checkEach(
  workspace: Workspace,
  names: readonly string[],
  env?: string,
): AsyncGenerator<CheckedBrand> {
  const chosen = await chooseBrands(workspace, names)
  const all = await chooseBrands(workspace, await brandNames(workspace))
  const checker = await createChecker(workspace, env)
  const asked = new Set(chosen.length > 0 ? chosen : all)
  const others = all.filter((dir) => !asked.has(dir))
  const loaded = await Promise.all([...asked].map(checker.load))
  const beside = await Promise.all(
    others.map((dir) => loadBrand(dir, { root: workspace.root, ...(env ? { env } : {}) })),
  )
  // Brands that were not asked for come first, so that a clash is reported in the file that was.
  const clashes = checkBrands([...beside, ...loaded])
  for (const brand of loaded) {
    const { issues } = await checker.check(brand)
    const prefix = brand.document?.place([]).file
    yield { loaded: brand, issues: sortIssues([...issues, ...clashes.filter(({ file }) => file === prefix)]) }
  }
}

/** All that `checkEach` gives. */
export async function checkWorkspace(...about: Parameters<typeof checkEach>): Promise<readonly CheckedBrand[]> {
  const checked: CheckedBrand[] = []
  for await (const brand of checkEach(...about)) checked.push(brand)
  return checked
}

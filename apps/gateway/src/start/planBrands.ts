import { basename, join } from 'node:path'
import { environmentsOf, nearest, printIssues } from '@foyer/brand/node'
import type { Logger } from 'pino'
import { listBrands } from '../merchants/loadMerchants.ts'
import { merchantOf, readBrandFolder } from '../merchants/readMerchant.ts'
import { checkWaysOut } from './checkWaysOut.ts'
import type { Config } from './config.ts'
import { StartError } from './explainFailure.ts'

export interface BrandPlan {
  /** The default brand and those whose sites are served: the gateway cannot do without them. */
  readonly needed: readonly string[]
  readonly others: readonly string[]
}

type BrandConfig = Pick<Config, 'brandsDir' | 'brandEnv' | 'defaultBrand' | 'sites' | 'mode' | 'mail' | 'sms'>

/** Looks at the brands before a database is opened or made. Throws `StartError` where one that is needed cannot be used. */
export async function planBrands(config: BrandConfig, log: Logger): Promise<BrandPlan> {
  const { brandsDir, brandEnv, mode } = config
  const present = await listBrands(brandsDir).catch(() => {
    throw new StartError(`There is no brand folder ${brandsDir}; set FOYER_BRANDS to the folder that holds the brands`)
  })
  const needed = [...new Set([config.defaultBrand, ...config.sites.map((site) => basename(site))])]
  const missing = needed.find((brand) => !present.includes(brand))
  if (missing !== undefined)
    throw new StartError(`There is no brand "${missing}" in ${brandsDir}; there are ${present.join(', ') || 'none'}`)
  if (brandEnv !== undefined) await requireEnvironment(brandEnv, brandsDir, present)
  for (const brand of needed) {
    const { resolved, issues } = await readBrandFolder(join(brandsDir, brand), brandsDir, brandEnv)
    if (resolved === undefined) {
      log.warn({ brand }, `brand ${brand} was not loaded:\n${printIssues(issues)}`)
      throw new StartError(`The brand "${brand}" cannot be used; run "foyer check ${brand}" to see why`)
    }
    const [lack] = checkWaysOut([merchantOf(0, brand, resolved)], { channels: channelsOf(config) }, mode)
    if (lack !== undefined) throw new StartError(lack.problem)
  }
  return { needed, others: present.filter((brand) => !needed.includes(brand)) }
}

/** An environment that no brand has would lay nothing over any of them, and nobody would see it. */
async function requireEnvironment(env: string, brandsDir: string, brands: readonly string[]): Promise<void> {
  const known = [...new Set((await Promise.all(brands.map((brand) => environmentsOf(join(brandsDir, brand))))).flat())]
  if (known.includes(env)) return
  const close = nearest(env, known)
  const hint = close === undefined ? `there are ${known.sort().join(', ') || 'none'}` : `did you mean "${close}"?`
  throw new StartError(`FOYER_ENV is "${env}", but no brand in ${brandsDir} has a brand.${env}.json; ${hint}`)
}

/** What messages can leave by; a sandbox keeps them all. */
const channelsOf = ({ mode, mail, sms }: BrandConfig): ReadonlySet<'mail' | 'sms'> =>
  new Set([
    ...(mode === 'sandbox' || mail !== undefined ? (['mail'] as const) : []),
    ...(mode === 'sandbox' || sms !== undefined ? (['sms'] as const) : []),
  ])

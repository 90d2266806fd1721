import type { Issue } from '../issues/issue.ts'
import { sortIssues } from '../issues/issue.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'
import { checkAssets } from './checkAssets.ts'
import { checkBanners } from './checkBanners.ts'
import { checkColors } from './checkColors.ts'
import type { Check, CheckContext } from './checkContext.ts'
import { checkFeatures } from './checkFeatures.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkMessages, checkOwnMessages } from './checkMessages.ts'
import { checkModules } from './checkModules.ts'
import { checkNav } from './checkNav.ts'
import { checkOrigins } from './checkOrigins.ts'
import { checkRegistration } from './checkRegistration.ts'
import { checkLayouts, checkRoutePaths, checkRoutes } from './checkRoutes.ts'
import { checkSecrets } from './checkSecrets.ts'
import { checkSections } from './checkSections.ts'
import { createCheckTexts } from './checkTexts.ts'
import { inspectAssets } from './inspectAssets.ts'
import type { Product } from './product.ts'

const checks: readonly Check[] = [
  checkLanguages,
  checkColors,
  checkRoutes,
  checkRoutePaths,
  checkLayouts,
  checkLinks,
  checkSections,
  checkBanners,
  checkNav,
  checkModules,
  checkFeatures,
  checkOrigins,
  checkSecrets,
  checkRegistration,
  checkMessages,
  checkAssets,
]

/** What a whole check needs besides the brand. */
export interface CheckOptions {
  readonly product: Product
  /** The joined schema, so that texts of features are found. */
  readonly schema?: object
  /** Checks of features. */
  readonly more?: readonly Check[]
}

/** All problems of one loaded brand, those of loading included. Reads the brand's assets. */
export async function checkBrand(
  loaded: LoadedBrand,
  { product, schema, more = [] }: CheckOptions,
): Promise<readonly Issue[]> {
  const { resolved, document, messages } = loaded
  if (!document) return loaded.issues
  // What looks like a secret is said even while the rest of the file is wrong.
  if (!resolved) {
    return sortIssues([...loaded.issues, ...checkSecrets({ written: document.value }).map(document.issue)])
  }
  const assets = await inspectAssets(loaded.dir, resolved)
  const context: CheckContext = { resolved, written: document.value, messages, product, assets }
  const findings = [...checks, createCheckTexts(schema), ...more].flatMap((check) => check(context))
  const own = checkOwnMessages(context).flatMap((finding) => loaded.messageIssue(finding.tag, finding) ?? [])
  return sortIssues([...loaded.issues, ...findings.map(document.issue), ...own])
}

import { formatPath, type Issue, sortIssues } from '../issues/issue.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'
import { ifReadable } from '../load/readableParts.ts'
import { pagePictures } from '../pages/compilePage.ts'
import { assetUses } from './assetUses.ts'
import { checkAssets } from './checkAssets.ts'
import { checkBanners } from './checkBanners.ts'
import { checkCharacters } from './checkCharacters.ts'
import { checkColors } from './checkColors.ts'
import type { Check, CheckContext } from './checkContext.ts'
import { checkBottomBar, checkFloatingBar, checkMemberMenu } from './checkEntries.ts'
import { checkFeatures } from './checkFeatures.ts'
import { checkFolderSecrets } from './checkFolderSecrets.ts'
import { checkFonts } from './checkFonts.ts'
import { checkHeaderLogin } from './checkHeaderLogin.ts'
import { checkHosts } from './checkHosts.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkMessages, checkOwnMessages } from './checkMessages.ts'
import { checkModules } from './checkModules.ts'
import { checkMoments } from './checkMoments.ts'
import { checkNav } from './checkNav.ts'
import { checkOrigins } from './checkOrigins.ts'
import { checkOverrides } from './checkOverrides.ts'
import { checkApiBase, checkPageSettings, checkPages } from './checkPages.ts'
import { checkPaymentModules } from './checkPaymentModules.ts'
import { checkPayments } from './checkPayments.ts'
import { checkReachable } from './checkReachable.ts'
import { checkRegistration } from './checkRegistration.ts'
import { checkLayouts, checkRoutePaths, checkRoutes } from './checkRoutes.ts'
import { checkMessageSecrets, checkSecrets } from './checkSecrets.ts'
import { checkSections } from './checkSections.ts'
import { checkShown } from './checkShown.ts'
import { checkSideBySide } from './checkSideBySide.ts'
import { checkSpeedTest } from './checkSpeedTest.ts'
import { createCheckTexts } from './checkTexts.ts'
import { checkVerification } from './checkVerification.ts'
import { checkWallets } from './checkWallets.ts'
import { checkWayOut } from './checkWayOut.ts'
import { firstCauses } from './firstCauses.ts'
import { gatherFindings } from './gatherFindings.ts'
import { inspectAssets } from './inspectAssets.ts'
import type { Product } from './product.ts'

const checks: readonly Check[] = [
  checkHosts,
  checkLanguages,
  checkColors,
  checkRoutes,
  checkRoutePaths,
  checkReachable,
  checkLayouts,
  checkWayOut,
  checkFonts,
  checkHeaderLogin,
  checkLinks,
  checkSections,
  checkShown,
  checkBanners,
  checkMoments,
  checkNav,
  checkPageSettings,
  checkApiBase,
  checkSpeedTest,
  checkMemberMenu,
  checkFloatingBar,
  checkBottomBar,
  checkModules,
  checkOverrides,
  checkFeatures,
  checkSideBySide,
  checkOrigins,
  checkRegistration,
  checkVerification,
  checkPayments,
  checkPaymentModules,
  checkWallets,
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

/** All problems of one loaded brand, those of loading included; parts of a wrong form are left out of the other checks. Reads the brand's assets. */
export async function checkBrand(
  loaded: LoadedBrand,
  { product, schema, more = [] }: CheckOptions,
): Promise<readonly Issue[]> {
  const { readable, document, messages, messageDocuments } = loaded
  const documents = [...(document ? [document] : []), ...messageDocuments.values()]
  const known = new Set(documents.flatMap(({ files }) => files))
  const anywhere = [
    ...(document ? checkSecrets(document.value).map(document.issue) : []),
    ...[...messageDocuments.values()].flatMap(({ value, issue }) => checkMessageSecrets(value).map(issue)),
    ...documents.flatMap(({ value, issue }) => checkCharacters(value).map(issue)),
    ...(await checkFolderSecrets(loaded.dir, loaded.shown, known)),
  ]
  if (!document) return sortIssues([...loaded.issues, ...anywhere])
  if (!readable) return sortIssues([...loaded.issues, ...anywhere])
  const used = ifReadable(() => assetUses(readable), [])
  const pictures = loaded.pages.flatMap(({ markdown }) => pagePictures(markdown))
  const assets = await inspectAssets(loaded.dir, [...used, ...pictures.map((asset) => ({ asset }))])
  const context: CheckContext = {
    resolved: readable,
    written: document.value,
    messages,
    product,
    pages: loaded.pages,
    assets,
  }
  const all = [...checks, createCheckTexts(schema), ...more]
  const findings = gatherFindings(all.flatMap((check) => ifReadable(() => check(context), [])))
  const own = ifReadable(() => checkOwnMessages(context), [])
  const ownIssues = own.flatMap((finding) => messageDocuments.get(finding.tag)?.issue(finding) ?? [])
  const pageIssues = ifReadable(() => checkPages(context), [])
  // The form of the file says of a feature that does not exist that its key is unknown; once is enough.
  const unknown = new Set(findings.filter(({ code }) => code === 'unknown-feature').map(({ path }) => formatPath(path)))
  const formIssues = loaded.issues.filter(({ code, path }) => code !== 'unknown-key' || !unknown.has(path))
  const found = firstCauses([...findings.map(document.issue), ...pageIssues])
  return sortIssues([...formIssues, ...anywhere, ...ownIssues, ...found])
}

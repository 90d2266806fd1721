import { join } from 'node:path'
import type { ResolvedBrand } from '@foyer/brand'
import type { LoadedBrand } from '@foyer/brand/node'
import { createPublicConfig } from '@foyer/brand/site'
import type { Answers } from '../snapshot/snapshot.ts'
import { brandAssets } from './brandAssets.ts'
import { clientFiles } from './clientFiles.ts'
import { hashedName } from './contentHash.ts'
import type { Portal } from './portal.ts'
import { headersFile } from './securityHeaders.ts'
import type { SharedStore } from './sharedStore.ts'
import { createSiteDraft, type SiteDraft } from './siteDraft.ts'
import { robotsTxt, siteJson, sitemapXml, siteOrigin } from './siteFiles.ts'
import { address, alternatesOf, sitePages } from './sitePages.ts'
import { themeFile } from './themeFile.ts'
import { writePages } from './writePages.ts'

export interface BuildContext {
  readonly portal: Portal
  readonly store: SharedStore
  /** Folder that gets one folder per brand. */
  readonly out: string
  readonly frameOrigins: readonly string[]
}

export interface BuiltSite {
  readonly pages: number
  readonly ms: number
}

/** A brand whose files have no errors. */
export type BuildableBrand = Pick<LoadedBrand, 'brand' | 'dir' | 'messages'> & { readonly resolved: ResolvedBrand }

/** Writes the complete site of one brand and puts it in place at the end. Compiles nothing. */
export async function buildSite(brand: BuildableBrand, answers: Answers, context: BuildContext): Promise<BuiltSite> {
  const started = performance.now()
  const draft = createSiteDraft(join(context.out, brand.brand), context.store)
  try {
    const pages = await writeSite(brand, answers, context, draft)
    draft.publish()
    return { pages, ms: performance.now() - started }
  } catch (error) {
    draft.discard()
    throw error
  }
}

async function writeSite(brand: BuildableBrand, answers: Answers, context: BuildContext, draft: SiteDraft) {
  const { portal, frameOrigins } = context
  const { resolved } = brand
  const assets = brandAssets(brand.dir, resolved)
  const assetUrl = (asset: string) => assets.get(asset)?.url ?? ''
  const config = createPublicConfig(resolved, { brand: brand.brand, assetUrl })
  const theme = themeFile(resolved.theme)
  const themeUrl = `/assets/${hashedName('theme.css', theme.css)}`
  draft.share(themeUrl, theme.css)
  for (const { url, bytes } of [...theme.fonts, ...assets.values()]) draft.share(url, bytes)
  for (const { url, bytes, packed } of clientFiles(portal.clientDir)) draft.share(url, bytes, packed)

  const origin = siteOrigin(resolved)
  const pages = sitePages(portal.bundle.routesOf(config), config)
  const fontUrls = theme.fonts.filter(({ preload }) => preload).map(({ url }) => url)
  await writePages({ portal, config, ownMessages: brand.messages, answers, origin, themeUrl, fontUrls }, pages, draft)

  if (origin) {
    const listed = pages.filter((page) => page.listed)
    const entries = listed.map(({ route, language }) => ({
      url: origin + address(route.path, language),
      alternates: alternatesOf(route.path, config, origin),
    }))
    draft.write('sitemap.xml', sitemapXml(entries))
  }
  const { inlineScript, trustedTypes } = portal.bundle
  draft.write('robots.txt', robotsTxt(origin))
  draft.write('site.json', siteJson(resolved, config))
  draft.write('_headers', headersFile({ config, frameOrigins, inlineScript, trustedTypes }))
  return pages.length
}

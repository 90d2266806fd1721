import { join } from 'node:path'
import type { ResolvedBrand } from '@foyer/brand'
import type { LoadedBrand } from '@foyer/brand/node'
import { createPublicConfig, siteLanguages } from '@foyer/brand/site'
import { writtenLetters } from '../fonts/writtenLetters.ts'
import type { Answers } from '../snapshot/snapshot.ts'
import { type BrandAsset, brandAssets } from './brandAssets.ts'
import { clientFiles } from './clientFiles.ts'
import { hashedName } from './contentHash.ts'
import { hasNoGames } from './hasNoGames.ts'
import type { OwnPages } from './ownPages.ts'
import type { Portal } from './portal.ts'
import { withPseudoLanguages } from './pseudoConfig.ts'
import { headersFile } from './securityHeaders.ts'
import type { SharedStore } from './sharedStore.ts'
import { createSiteDraft, type SiteDraft } from './siteDraft.ts'
import { redirectsFile, robotsTxt, siteJson, sitemapXml, siteOrigin } from './siteFiles.ts'
import { address, alternatesOf, sitePages } from './sitePages.ts'
import { themeFile } from './themeFile.ts'
import { writeOffline } from './writeOffline.ts'
import { writePages } from './writePages.ts'

export interface BuildContext {
  readonly portal: Portal
  readonly store: SharedStore
  /** Folder that gets one folder per brand. */
  readonly out: string
  readonly frameOrigins: readonly string[]
  readonly pseudoLanguages: boolean
}

export interface BuiltSite {
  readonly pages: number
  readonly ms: number
}

/** A brand whose files have no errors. */
export type BuildableBrand = Pick<LoadedBrand, 'brand' | 'dir' | 'messages' | 'pages'> & {
  readonly resolved: ResolvedBrand
}

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
  const pictures = await ownPictures(brand)
  const assets = brandAssets(brand.dir, resolved, pictures)
  const assetUrl = (asset: string) => assets.get(asset)?.url ?? ''
  const { pages: publicPages, texts } = await writeOwnPages(brand, assets, draft)
  const plain = createPublicConfig(resolved, { brand: brand.brand, assetUrl, pages: publicPages })
  const config = context.pseudoLanguages ? withPseudoLanguages(plain) : plain
  const tags = siteLanguages(resolved.languages).map(({ tag }) => tag)
  const theme = await themeFile(resolved.theme, await writtenLetters(portal.bundle, tags, [resolved, brand.messages]))
  const themeUrl = `/assets/${hashedName('theme.css', theme.css)}`
  draft.share(themeUrl, theme.css)
  for (const { url, bytes } of [...theme.fonts, ...assets.values()]) draft.share(url, bytes)
  for (const { url, bytes, packed } of clientFiles(portal.clientDir)) draft.share(url, bytes, packed)

  const origin = siteOrigin(resolved)
  const pages = sitePages(portal.bundle.routesOf(config), config)
  const fontUrls = theme.fonts.filter(({ preload }) => preload).map(({ url }) => url)
  const written = await writePages(
    { portal, config, ownMessages: brand.messages, answers, origin, themeUrl, fontUrls, texts },
    pages,
    draft,
  )

  await writeOffline(
    { portal, config, icon: assets.get(resolved.assets.icon), themeUrl, fontUrls, pages },
    written,
    draft,
  )

  if (origin) {
    const listed = pages.filter(({ listed, route, language }) => listed && !hasNoGames(route, answers, language))
    const entries = listed.map(({ route, language }) => ({
      url: origin + address(route.path, language),
      alternates: alternatesOf(route.path, config, origin),
    }))
    draft.write('sitemap.xml', sitemapXml(entries))
  }
  const { inlineScript, trustedTypes } = portal.bundle
  draft.write('robots.txt', robotsTxt(origin))
  draft.write('site.json', siteJson(resolved, config))
  draft.write('_redirects', redirectsFile(config))
  draft.write('_headers', headersFile({ config, hosts: resolved.hosts, frameOrigins, inlineScript, trustedTypes }))
  return pages.length
}

/** Loads what reads markdown only for a brand that has pages of its own. */
async function writeOwnPages(
  { resolved, pages }: BuildableBrand,
  assets: ReadonlyMap<string, BrandAsset>,
  draft: SiteDraft,
): Promise<OwnPages> {
  if (pages.length === 0) return { pages: [], texts: new Map() }
  const { ownPages } = await import('./ownPages.ts')
  const { pictureSize } = await import('@foyer/brand/pages')
  return ownPages({
    resolved,
    pages,
    languages: siteLanguages(resolved.languages),
    picture: (name) => ({ url: assets.get(name)?.url ?? '', ...pictureSize(assets.get(name)?.bytes) }),
    assetUrl: (name) => assets.get(name)?.url ?? '',
    place: ({ name, tag }, json) => {
      const url = `/assets/${hashedName(`${name}.${tag}.json`, json)}`
      draft.write(url, json)
      return url
    },
  })
}

async function ownPictures({ pages }: BuildableBrand): Promise<readonly string[]> {
  if (pages.length === 0) return []
  const { pagePictures } = await import('@foyer/brand/pages')
  return pages.flatMap(({ markdown }) => pagePictures(markdown))
}

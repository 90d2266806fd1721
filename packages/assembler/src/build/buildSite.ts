import { join } from 'node:path'
import { createPublicConfig, type PublicConfig, type ResolvedBrand, type SiteLanguage } from '@foyer/brand'
import type { LoadedBrand } from '@foyer/brand/node'
import type { Answers } from '../snapshot/snapshot.ts'
import { answersOf } from '../snapshot/snapshot.ts'
import { brandAssets } from './brandAssets.ts'
import { clientFiles } from './clientFiles.ts'
import { hashedName } from './contentHash.ts'
import { pageHtml } from './pageHtml.ts'
import type { Portal, PortalRoute } from './portal.ts'
import { headersFile } from './securityHeaders.ts'
import type { SharedStore } from './sharedStore.ts'
import { createSiteDraft, type SiteDraft } from './siteDraft.ts'
import { robotsTxt, siteJson, sitemapXml, siteOrigin, webManifest } from './siteFiles.ts'
import { siteMessages } from './siteMessages.ts'
import { themeFile } from './themeFile.ts'

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

type Resolved = Pick<LoadedBrand, 'brand' | 'dir' | 'messages'> & { readonly resolved: ResolvedBrand }

interface SitePage {
  readonly route: Pick<PortalRoute, 'path' | 'queries'>
  readonly language: SiteLanguage
  readonly file: string
  readonly listed: boolean
}

const address = (path: string, { prefix }: SiteLanguage): string => (path === '/' ? prefix || '/' : prefix + path)

const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`

/** Every page that is prerendered: each public route and the page for unknown addresses, in each language. */
function pagesOf(routes: readonly PortalRoute[], { languages, site }: PublicConfig): readonly SitePage[] {
  return languages.flatMap((language) => [
    ...routes
      .filter(({ prerender }) => prerender)
      .map((route) => ({
        route,
        language,
        file: pageFile(address(route.path, language)),
        listed: route.access === 'public' && !site.loginRequired,
      })),
    {
      route: { path: '/404', queries: [] },
      language,
      file: `${language.prefix.slice(1)}${language.prefix ? '/' : ''}404.html`,
      listed: false,
    },
  ])
}

/** Writes the complete site of one brand and puts it in place at the end. Compiles nothing. */
export async function buildSite(brand: Resolved, answers: Answers, context: BuildContext): Promise<BuiltSite> {
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

async function writeSite(
  brand: Resolved,
  answers: Answers,
  { portal, frameOrigins }: BuildContext,
  draft: SiteDraft,
): Promise<number> {
  const { resolved } = brand
  const assets = brandAssets(brand.dir, resolved)
  const config = createPublicConfig(resolved, { brand: brand.brand, assetUrl: (asset) => assets.get(asset)?.url ?? '' })
  const theme = themeFile(resolved.theme)
  const themeUrl = `/assets/${hashedName('theme.css', theme.css)}`
  draft.share(themeUrl, theme.css)
  for (const { url, bytes } of [...theme.fonts, ...assets.values()]) draft.share(url, bytes)
  for (const { url, bytes } of clientFiles(portal.clientDir)) draft.share(url, bytes)

  const origin = siteOrigin(resolved)
  const pages = pagesOf(portal.bundle.routesOf(config), config)
  const fonts = theme.fonts.filter(({ preload }) => preload).map(({ url }) => url)
  const texts = new Map<string, { readonly messages: Awaited<ReturnType<typeof siteMessages>>; readonly url: string }>()
  for (const language of config.languages) {
    const messages = await siteMessages(portal.bundle, language.tag, brand.messages)
    const json = JSON.stringify(messages)
    const url = `/assets/${hashedName(`messages-${language.tag}.json`, json)}`
    draft.share(url, json)
    texts.set(language.code, { messages, url })
    draft.write(`${language.prefix}/site.webmanifest`, webManifest(config, language))
  }

  for (const { route, language, file, listed } of pages) {
    const text = texts.get(language.code)
    if (!text) continue
    const own = answersOf(answers, route.queries, language)
    const page = await portal.bundle.render({
      config,
      language,
      path: route.path,
      messages: text.messages,
      answers: own,
    })
    const styles = [themeUrl]
    if (page.css) {
      const url = `/assets/${hashedName('page.css', page.css)}`
      draft.share(url, page.css)
      styles.push(url)
    }
    const alternates = listed && origin ? alternatesOf(route.path, config, origin) : []
    const data = { config, language, messages: text.url, answers: own, scripts: portal.scriptsOf(page.modules) }
    const html = pageHtml({
      config,
      language,
      page,
      alternates,
      styles,
      fonts,
      data,
      entry: portal.entry,
      inlineScript: portal.bundle.inlineScript,
      ...(listed && origin ? { canonical: origin + address(route.path, language) } : {}),
    })
    draft.write(file, html)
  }

  const listed = origin ? pages.filter((page) => page.listed) : []
  if (origin) {
    draft.write(
      'sitemap.xml',
      sitemapXml(
        listed.map(({ route, language }) => ({
          url: origin + address(route.path, language),
          alternates: alternatesOf(route.path, config, origin),
        })),
      ),
    )
  }
  draft.write('robots.txt', robotsTxt(origin))
  draft.write('site.json', siteJson(resolved, config))
  draft.write(
    '_headers',
    headersFile({
      config,
      frameOrigins,
      inlineScript: portal.bundle.inlineScript,
      trustedTypes: portal.bundle.trustedTypes ?? [],
    }),
  )
  return pages.length
}

function alternatesOf(path: string, { languages }: PublicConfig, origin: string) {
  const each = languages.map((language) => ({ tag: language.tag, url: origin + address(path, language) }))
  const [first] = each
  return each.length > 1 && first ? [...each, { tag: 'x-default', url: first.url }] : []
}

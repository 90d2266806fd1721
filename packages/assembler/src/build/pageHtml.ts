import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { escapeHtml } from '@foyer/brand'
import type { PreloadImage, RenderedPage } from '@foyer/portal/bundle'
import { escapeJson } from './escapeJson.ts'
import type { Alternate } from './sitePages.ts'

export interface PageInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly page: RenderedPage
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>
  /** The page in every language, for search engines; empty when it should not be listed. */
  readonly alternates: readonly Alternate[]
  readonly canonical?: string
  /** Absolute address of the picture that shared links show. */
  readonly shareImage?: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** First script of the page; without it the page has none but the inline one and `script`, and no data. */
  readonly entry?: string
  /** A script for a page that is not taken over. */
  readonly script?: string
  readonly inlineScript: string
  readonly data?: unknown
}

const preload = ({ href, media }: PreloadImage): string =>
  `<link rel="preload" as="image" href="${escapeHtml(href)}"${media ? ` media="${escapeHtml(media)}"` : ''} fetchpriority="high">`

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''

function searchTags({ config, page, canonical, alternates, shareImage, language }: PageInput): string {
  if (!canonical) return meta('name', 'robots', 'noindex')
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', config.name),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', language.tag.replace('-', '_')),
    meta('property', 'og:image', shareImage),
  ].join('')
}

/** One whole page. It paints complete without script; scripts only make it live. */
export function pageHtml(input: PageInput): string {
  const { config, language, page } = input
  const attributes = Object.entries(input.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const colors = input.attributes['data-theme'] === 'light' ? config.theme.light : config.theme.dark
  return [
    `<!doctype html><html${attributes.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<script>${input.inlineScript}</script>`,
    ...input.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...input.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...page.head.preloadImages.map(preload),
    meta('name', 'description', page.description),
    searchTags(input),
    meta('name', 'theme-color', colors.canvas),
    `<link rel="icon" href="${config.assets.icon}"><link rel="manifest" href="${language.prefix}/site.webmanifest">`,
    input.entry ? `<script type="module" src="${input.entry}" async></script>` : '',
    input.script ? `<script src="${input.script}" defer></script>` : '',
    `</head><body><div id="foyer-root">${page.html}</div>`,
    input.entry ? `<script type="application/json" id="foyer-data">${escapeJson(input.data)}</script>` : '',
    '</body></html>',
  ].join('')
}

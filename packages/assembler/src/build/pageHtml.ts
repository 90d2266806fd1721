import { findLanguage, type PublicConfig, type SiteLanguage } from '@foyer/brand'
import { escapeHtml, escapeJson } from './escapeHtml.ts'
import type { PreloadImage, RenderedPage } from './portal.ts'

export interface PageInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly page: RenderedPage
  /** The page in every language, for search engines; empty when it should not be listed. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[]
  readonly canonical?: string
  /** Absolute address of the picture that shared links show. */
  readonly shareImage?: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly entry: string
  readonly inlineScript: string
  readonly data: unknown
}

const preload = (image: string | PreloadImage, first: boolean): string => {
  const { href, media } = typeof image === 'string' ? { href: image, media: undefined } : image
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${media ? ` media="${escapeHtml(media)}"` : ''}${first ? ' fetchpriority="high"' : ''}>`
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''

/** Theme of the page before the inline script has looked at what the visitor chose. */
const firstTheme = (theme: PublicConfig['theme']['default']): 'dark' | 'light' => (theme === 'light' ? 'light' : 'dark')

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
  const direction = findLanguage(language.code)?.direction ?? 'ltr'
  const theme = firstTheme(config.theme.default)
  const { dark, light } = config.theme
  return [
    `<!doctype html><html lang="${language.tag}" dir="${direction}" data-theme="${theme}" data-theme-default="${config.theme.default}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<script>${input.inlineScript}</script>`,
    ...input.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...input.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...page.head.preloadImages.map((image, index) => preload(image, index === 0)),
    meta('name', 'description', page.description),
    searchTags(input),
    meta('name', 'theme-color', (theme === 'dark' ? dark : light).canvas),
    `<link rel="icon" href="${config.assets.icon}"><link rel="manifest" href="${language.prefix}/site.webmanifest">`,
    `<script type="module" src="${input.entry}" async></script>`,
    `</head><body><div id="foyer-root">${page.html}</div>`,
    `<script type="application/json" id="foyer-data">${escapeJson(input.data)}</script></body></html>`,
  ].join('')
}

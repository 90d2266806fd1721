import type { PublicConfig, ResolvedBrand } from '@foyer/brand'
import { escapeHtml } from '@foyer/brand'
import type { Alternate } from './sitePages.ts'

/** Address of a site on the internet: what the brand names for search engines, else its first public host. */
export function siteOrigin({ seo, hosts }: Pick<ResolvedBrand, 'seo' | 'hosts'>): string | undefined {
  if (seo.origin) return seo.origin
  const host = hosts.find((name) => name.includes('.') && !name.endsWith('.localhost'))
  return host ? `https://${host}` : undefined
}

/** What a server of many sites has to know of this one. */
export const siteJson = (resolved: Pick<ResolvedBrand, 'hosts'>, config: PublicConfig): string =>
  `${JSON.stringify({ brand: config.brand, name: config.name, merchant: config.merchant, hosts: resolved.hosts, languages: config.languages, notFound: config.languages.map(({ tag, prefix }) => ({ tag, path: `${prefix}/404.html` })) }, null, 2)}\n`

/** The file `_redirects` that static hosts read: the default language is at the root, and whoever names it is led there. */
export function redirectsFile({ languages: [first] }: Pick<PublicConfig, 'languages'>): string {
  const prefix = `/${first?.tag.toLowerCase()}`
  return `${prefix} / 301\n${prefix}/* /:splat 301\n`
}

export const robotsTxt = (origin: string | undefined): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /game\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

interface SitemapEntry {
  readonly url: string
  readonly alternates: readonly Alternate[]
}

export function sitemapXml(pages: readonly SitemapEntry[]): string {
  const entries = pages.map(({ url, alternates }) => {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${escapeHtml(one.url)}"/>`,
    )
    return `<url><loc>${escapeHtml(url)}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

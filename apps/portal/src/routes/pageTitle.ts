import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { messagePlace, type PortalRuntime, siteText } from '@foyer/feature-api'
import type { SiteRoute } from './routeTable.ts'

interface TitleInput {
  readonly route: SiteRoute | undefined
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly text: PortalRuntime['text']
}

/** Title of a page: the brand's own, or the feature's, followed by the brand's name. */
export function pageTitle({ route, config, language, text }: TitleInput): string {
  if (!route) return `${text('shell', 'notFoundTitle')} · ${config.name}`
  const own = config.routes[route.id]?.title ?? route.own?.title
  const title = own ? siteText(own, language) : text(...messagePlace(route.feature, route.declaration.title))
  return route.id === 'home' && !own ? `${config.name} · ${title}` : `${title} · ${config.name}`
}

/** Description of a page for search engines; the site's stands in. */
export function pageDescription({ route, config, language, text }: TitleInput): string {
  const own = route && (config.routes[route.id]?.description ?? route.own?.description)
  if (own) return siteText(own, language)
  const site = config.seo.description ? siteText(config.seo.description, language) : ''
  if (route?.id === 'home' && site) return site
  const key = route?.declaration.description
  return key && route ? text(...messagePlace(route.feature, key)) : site
}

import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { messagePlace, type PortalRuntime, siteText } from '@foyer/feature-api'
import type { SiteRoute } from './routeTable.ts'

interface TitleInput {
  readonly route: SiteRoute | undefined
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly text: PortalRuntime['text']
}

const ownTitle = ({ route, config }: TitleInput) => (route && config.routes[route.id]?.title) ?? route?.own?.title

/** What a page is called: the brand's own title, or the feature's. */
export function pageName(about: TitleInput): string {
  const { route, language, text } = about
  const own = ownTitle(about)
  if (own) return siteText(own, language)
  return route ? text(...messagePlace(route.feature, route.declaration.title)) : text('shell', 'notFoundTitle')
}

/** Title of a page: its name, followed by the brand's. */
export function pageTitle(about: TitleInput): string {
  const { route, config } = about
  const name = pageName(about)
  return route?.id === 'home' && !ownTitle(about) ? `${config.name} · ${name}` : `${name} · ${config.name}`
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

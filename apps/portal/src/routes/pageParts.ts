import type { PublicConfig } from '@foyer/brand'
import type { FeatureManifest, IconLoader, SectionDeclaration } from '@foyer/feature-api'
import { iconPart } from '../parts/LoadedIcon.tsx'
import { type AnyLazy, lazyPart } from '../parts/lazyPart.tsx'
import { overrideOf } from '../parts/slots.ts'
import { bottomEntries, hasBottomBar } from '../shell/bottomModel.ts'
import { floatingEntries } from '../shell/floatingModel.ts'
import { hasHeaderLogin } from '../shell/headerLogin.ts'
import { navIcon } from '../shell/navModel.ts'
import { bannerSlides, headerLogin, notFoundPicture, railHeader } from '../shell/shellLoaders.ts'
import { showsContent } from './contentPlace.ts'
import { layoutOf } from './layouts.ts'
import type { SiteRoute } from './routeTable.ts'

type AnySection = SectionDeclaration

/** Sections of all features that are on, by id. */
export const sectionsOf = (features: readonly FeatureManifest[]): ReadonlyMap<string, AnySection> =>
  new Map(features.flatMap(({ sections = [] }) => sections.map((section) => [section.id, section] as const)))

/** Ids of the sections a page shows first: those of brand.json, and those of its declaration (CF07). */
export const firstSections = ({ sections, declaration }: SiteRoute): readonly string[] => [
  ...sections.map(({ type }) => type),
  ...(declaration.sections ?? []),
]

interface PageFrame {
  readonly config: PublicConfig
  readonly features: readonly FeatureManifest[]
  readonly sections: ReadonlyMap<string, AnySection>
}

/** Icons of the header where it is a rail. */
function railIcons({ config, features }: Pick<PageFrame, 'config' | 'features'>): readonly { icon: IconLoader }[] {
  if (config.theme.header !== 'rail') return []
  const routes = features.flatMap(({ routes: own = [] }) => own)
  return config.nav.map(({ category, page }) => {
    const id = page === undefined ? routes.find((route) => route.category === category)?.id : (`page/${page}` as const)
    return { icon: navIcon(features, id) }
  })
}

/** Loaders of everything that a page, or the page for what is not found, shows first; each once. */
export function pageLoaders(
  route: SiteRoute | undefined,
  { config, features, sections }: PageFrame,
): readonly AnyLazy[] {
  const shown = route ? firstSections(route).flatMap((id) => sections.get(id)?.component ?? []) : []
  const { header, floatingBar, footer } = route?.layout ?? layoutOf('plain', config)
  const icons = [
    ...(floatingBar ? floatingEntries(features, config.floatingBar) : []),
    ...(hasBottomBar(route, config) ? bottomEntries(features, config.bottomBar) : []),
    ...railIcons({ config, features }),
  ].map(({ icon }) => iconPart(icon))
  const content = route && showsContent(route) ? [route.declaration.page] : []
  const slides = Math.max(
    ...[route?.banner, route?.secondBanner].map((group) => config.banners[group ?? '']?.length ?? 0),
  )
  const shell = [
    ...(config.theme.header === 'rail' ? [railHeader] : []),
    ...(header && hasHeaderLogin(config, route) ? [headerLogin] : []),
    ...(slides > 1 ? [bannerSlides] : []),
    ...(route ? [] : [notFoundPicture]),
    ...[footer && overrideOf('Footer', { config, features })].filter((load) => !!load),
  ]
  return [...new Set<AnyLazy>([...shell, ...content, ...shown, ...icons])]
}

/** Features that a page shows first: its own, and those of its sections. */
export function pageFeatures(
  route: SiteRoute | undefined,
  { features }: Pick<PageFrame, 'features'>,
): readonly string[] {
  if (!route) return []
  const shown = new Set(firstSections(route))
  const bringing = features.filter(({ sections = [] }) => sections.some(({ id }) => shown.has(id)))
  return [...new Set([route.feature, ...bringing.map(({ id }) => id)])]
}

/** Loads everything a page shows first. */
export const preloadAll = async (loaders: readonly AnyLazy[]): Promise<void> => {
  await Promise.all(loaders.map((load) => lazyPart(load).preload()))
}

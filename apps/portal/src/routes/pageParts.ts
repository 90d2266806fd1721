import type { PublicConfig } from '@foyer/brand'
import type { FeatureManifest, SectionDeclaration } from '@foyer/feature-api'
import { iconPart } from '../parts/LoadedIcon.tsx'
import { type AnyLazy, lazyPart } from '../parts/lazyPart.tsx'
import { bottomEntries } from '../shell/bottomModel.ts'
import { floatingEntries } from '../shell/floatingModel.ts'
import { layoutOf } from './layouts.ts'
import type { SiteRoute } from './routeTable.ts'

type AnySection = SectionDeclaration

/** Sections of all features that are on, by id. */
export const sectionsOf = (features: readonly FeatureManifest[]): ReadonlyMap<string, AnySection> =>
  new Map(features.flatMap(({ sections = [] }) => sections.map((section) => [section.id, section] as const)))

/** Ids of the sections a page shows first: home's from brand.json, others from their declaration (CF07). */
export function firstSections(route: SiteRoute, config: PublicConfig): readonly string[] {
  const declared = route.declaration.sections ?? []
  return route.id === 'home' ? [...config.home.sections.map(({ type }) => type), ...declared] : declared
}

interface PageFrame {
  readonly config: PublicConfig
  readonly features: readonly FeatureManifest[]
  readonly sections: ReadonlyMap<string, AnySection>
}

/** Loaders of everything that a page, or the page for what is not found, shows first; each once. */
export function pageLoaders(
  route: SiteRoute | undefined,
  { config, features, sections }: PageFrame,
): readonly AnyLazy[] {
  const shown = route ? firstSections(route, config).flatMap((id) => sections.get(id)?.component ?? []) : []
  const { floatingBar, footer } = route?.layout ?? layoutOf('plain', config)
  const icons = [
    ...(floatingBar ? floatingEntries(features, config.floatingBar) : []),
    ...(footer ? bottomEntries(features, config.bottomBar) : []),
  ].map(({ icon }) => iconPart(icon))
  return [...new Set<AnyLazy>([...(route ? [route.declaration.page] : []), ...shown, ...icons])]
}

/** Features that a page shows first: its own, and those of its sections. */
export function pageFeatures(
  route: SiteRoute | undefined,
  { config, features }: Pick<PageFrame, 'config' | 'features'>,
): readonly string[] {
  if (!route) return []
  const shown = new Set(firstSections(route, config))
  const bringing = features.filter(({ sections = [] }) => sections.some(({ id }) => shown.has(id)))
  return [...new Set([route.feature, ...bringing.map(({ id }) => id)])]
}

/** Loads everything a page shows first. */
export const preloadAll = async (loaders: readonly AnyLazy[]): Promise<void> => {
  await Promise.all(loaders.map((load) => lazyPart(load).preload()))
}

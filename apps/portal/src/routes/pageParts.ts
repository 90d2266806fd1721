import type { PublicConfig } from '@foyer/brand'
import type { FeatureManifest, SectionDeclaration } from '@foyer/feature-api'
import { type AnyLazy, lazyPart } from '../parts/lazyPart.tsx'
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

/** Loaders of everything a page shows first, each once. */
export function pageLoaders(
  route: SiteRoute,
  config: PublicConfig,
  sections: ReadonlyMap<string, AnySection>,
): readonly AnyLazy[] {
  const shown = firstSections(route, config).flatMap((id) => sections.get(id)?.component ?? [])
  return [...new Set<AnyLazy>([route.declaration.page, ...shown])]
}

/** Loads everything a page shows first. */
export const preloadAll = async (loaders: readonly AnyLazy[]): Promise<void> => {
  await Promise.all(loaders.map((load) => lazyPart(load).preload()))
}

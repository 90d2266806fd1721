import { sourceLanguage } from '@foyer/brand'
import type { Product, ProductEntry, ProductFeature } from '@foyer/brand/node'
import {
  type BottomEntry,
  type FeatureManifest,
  type FloatingEntry,
  loadTexts,
  type MenuEntry,
  messageTags,
} from '@foyer/feature-api'

/** What all features together offer, in the form the checks of a brand read. Loads the texts of the source language. */
export async function loadProduct(manifests: readonly FeatureManifest[]): Promise<Product> {
  return {
    features: await Promise.all(manifests.map(featureOf)),
    routes: manifests.flatMap(({ id: feature, routes = [] }) =>
      routes.map(({ id, paths, layout, banner, module, linkedFrom }) => ({
        id,
        feature,
        paths,
        layout,
        ...(banner ? { banner } : {}),
        ...(module ? { module } : {}),
        ...(linkedFrom ? { linkedFrom } : {}),
      })),
    ),
    categoryRoutes: Object.fromEntries(
      manifests.flatMap(({ routes = [] }) => routes.flatMap(({ id, category }) => (category ? [[category, id]] : []))),
    ),
    sections: manifests.flatMap(({ id: feature, sections = [] }) =>
      sections.map(({ id, settings }) => ({ id, feature, settings })),
    ),
    menu: manifests.flatMap(({ id, memberMenu = [] }) => entriesOf(id, memberMenu)),
    floatingBar: manifests.flatMap(({ id, floatingBar = [] }) => entriesOf(id, floatingBar)),
    bottomBar: manifests.flatMap(({ id, bottomBar = [] }) => entriesOf(id, bottomBar)),
  }
}

const entriesOf = (
  feature: string,
  entries: readonly (MenuEntry | FloatingEntry | BottomEntry)[],
): readonly ProductEntry[] =>
  entries.map(({ id, opens, ...entry }) => ({
    id,
    feature,
    ...('roles' in entry && entry.roles ? { roles: entry.roles } : {}),
    ...('route' in opens ? { route: opens.route } : {}),
  }))

async function featureOf({ id, module, moduleParts, messages }: FeatureManifest): Promise<ProductFeature> {
  const source = await loadTexts(messages, sourceLanguage)
  return {
    id,
    messages: source,
    languages: messageTags(messages),
    ...(module ? { module } : {}),
    ...(moduleParts ? { moduleParts } : {}),
  }
}

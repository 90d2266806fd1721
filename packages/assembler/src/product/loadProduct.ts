import { sourceLanguage } from '@foyer/brand'
import type { Product, ProductFeature } from '@foyer/brand/node'
import { type FeatureManifest, loadTexts, messageTags } from '@foyer/feature-api'

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
    menu: manifests.flatMap(({ id: feature, memberMenu = [] }) =>
      memberMenu.map(({ id, opens }) => ({ id, feature, ...('route' in opens ? { route: opens.route } : {}) })),
    ),
  }
}

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

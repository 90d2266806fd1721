import type { Product, ProductFeature } from '@foyer/brand/node'
import { categoryRoutes, type FeatureManifest, routePaths } from '@foyer/feature-api'

/** What all features together offer, in the form the checks of a brand read. Loads the English texts. */
export async function loadProduct(manifests: readonly FeatureManifest[]): Promise<Product> {
  return {
    features: await Promise.all(manifests.map(featureOf)),
    routes: manifests.flatMap(({ id: feature, routes = [] }) =>
      routes.map(({ id, layout, banner, linkedFrom }) => ({
        id,
        feature,
        paths: routePaths[id],
        layout,
        ...(banner ? { banner } : {}),
        ...(linkedFrom ? { linkedFrom } : {}),
      })),
    ),
    categoryRoutes,
    sections: manifests.flatMap(({ id: feature, sections = [] }) =>
      sections.map(({ id, settings }) => ({ id, feature, settings })),
    ),
  }
}

async function featureOf({ id, module, messages }: FeatureManifest): Promise<ProductFeature> {
  const { default: english } = await messages.en()
  return { id, messages: english, languages: Object.keys(messages), ...(module ? { module } : {}) }
}

import { manifests } from 'virtual:foyer-manifests'
import type { PublicConfig } from '@foyer/brand'
import { featuresOn } from '../routes/features.ts'
import { isPrerendered } from '../routes/loginGate.ts'
import { sectionsOf } from '../routes/pageParts.ts'
import { pageQueries } from '../routes/pageQueries.ts'
import { createRouteTable } from '../routes/routeTable.ts'
import type { RouteInfo } from './bundle.ts'

/** Every route of a brand's site. */
export function routesOf(config: PublicConfig): readonly RouteInfo[] {
  const moduleOn = (module: keyof PublicConfig['modules']) => config.modules[module]
  const sections = sectionsOf(featuresOn(manifests, moduleOn))
  return createRouteTable(manifests, config, moduleOn).routes.map((route) => {
    const [path = '/', ...aliases] = route.paths
    return {
      id: route.id,
      path,
      aliases,
      access: route.declaration.access,
      prerender: isPrerendered(route, config.site.loginRequired),
      queries: pageQueries(route, config, sections),
      ...(route.declaration.category ? { category: route.declaration.category } : {}),
      ...(route.banner ? { banner: route.banner } : {}),
    }
  })
}

import { ownPageId, pageNames, pagePath } from '../pages/pagePaths.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import type { CheckContext } from './checkContext.ts'
import { builtInLayouts, type ProductRoute } from './product.ts'

/** A route that the brand's site will have, with what the brand changed of it. */
export interface ActiveRoute extends ProductRoute {
  readonly showsBanner: boolean
}

const layouts: Readonly<Record<string, { readonly banner: boolean }>> = builtInLayouts
const bannerOf = (layout: string): boolean => layouts[layout]?.banner ?? true

type Known = Pick<CheckContext, 'resolved' | 'product'> & Partial<Pick<CheckContext, 'pages'>>

export function moduleOf({ product }: Known, feature: string): string | undefined {
  return product.features.find(({ id }) => id === feature)?.module
}

/** Whether the brand has the module of a feature on. */
export function featureOn(context: Known, feature: string): boolean {
  return moduleOn(context, moduleOf(context, feature))
}

function moduleOn({ resolved }: Known, module: string | undefined): boolean {
  const modules: Readonly<Record<string, boolean>> = resolved.modules
  return module === undefined || modules[module] === true
}

/** The routes that the site will have. */
export function activeRoutes(context: Known): readonly ActiveRoute[] {
  const { resolved, product, pages = [] } = context
  const own = pageNames(pages).map((name) => ownRoute(resolved, name))
  const declared = product.routes.flatMap((route) => {
    const change = resolved.routes[route.id]
    if (
      !(change?.enabled ?? !route.isOptional) ||
      !featureOn(context, route.feature) ||
      !moduleOn(context, route.module)
    )
      return []
    const layout = change?.layout ?? route.layout
    const banner = change?.banner ?? route.banner
    const shows = resolved.layouts[layout]?.banner ?? bannerOf(layout)
    const { banner: _declared, ...rest } = route
    return [{ ...rest, layout, ...(banner ? { banner } : {}), showsBanner: shows && Boolean(banner) }]
  })
  return [...declared, ...own]
}

/** A page of the brand's own as a route of the site. */
function ownRoute(resolved: ResolvedBrand, name: string): ActiveRoute {
  const { layout = 'plain', banner } = resolved.pages[name] ?? {}
  const shows = resolved.layouts[layout]?.banner ?? bannerOf(layout)
  return {
    id: ownPageId(name),
    feature: 'pages',
    paths: [pagePath(resolved, name)],
    layout,
    ...(banner ? { banner } : {}),
    showsBanner: shows && Boolean(banner),
  }
}

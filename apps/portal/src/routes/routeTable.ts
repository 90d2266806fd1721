import type { PublicConfig, PublicPage } from '@foyer/brand'
import type { GameType } from '@foyer/contract'
import type { FeatureManifest, RouteDeclaration, RouteId } from '@foyer/feature-api'
import { featuresOn, type ModuleOn } from './features.ts'
import { type Layout, layoutOf } from './layouts.ts'

type PlacedSection = PublicConfig['home']['sections'][number]

/** A route as this brand's site has it: the feature's declaration with the brand's changes over it. */
export interface SiteRoute {
  readonly id: RouteId
  readonly feature: string
  /** Canonical path first. */
  readonly paths: readonly string[]
  readonly layout: Layout
  /** Banner group, when the layout has a banner and the group has pictures. */
  readonly banner: string | undefined
  /** Banner group below the content, another one than above it. */
  readonly secondBanner?: string
  readonly declaration: RouteDeclaration
  /** Sections around the page's own content, which is named among them; home's are the page itself. */
  readonly sections: readonly PlacedSection[]
  /** What a page of the brand's own says of itself. */
  readonly own?: PublicPage
}

export interface RouteTable {
  readonly routes: readonly SiteRoute[]
  /** The route of a path without its language prefix; a slash at the end does not matter. */
  readonly find: (path: string) => SiteRoute | undefined
  readonly byId: (id: RouteId) => SiteRoute | undefined
  /** The page of a game category, or the providers' page, where the site has one. */
  readonly ofCategory: (category: GameType) => RouteId | undefined
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

function siteRoute(feature: FeatureManifest, declaration: RouteDeclaration, config: PublicConfig): SiteRoute {
  const change = config.routes[declaration.id]
  const layout = layoutOf(change?.layout ?? declaration.layout, config)
  const group = change?.banner ?? declaration.banner
  const shown = (name: string | undefined) =>
    layout.banner && name && (config.banners[name]?.length ?? 0) > 0 ? name : undefined
  const banner = shown(group)
  const second = shown(declaration.secondBanner)
  const { id, paths } = declaration
  const sections = (id === 'home' ? config.home.sections : change?.sections) ?? []
  return {
    id,
    feature: feature.id,
    paths,
    layout,
    banner,
    ...(second && second !== banner && { secondBanner: second }),
    declaration,
    sections,
  }
}

/** Pages of the brand's own, shown by the feature that says it does. */
function ownRoutes(features: readonly FeatureManifest[], config: PublicConfig): readonly SiteRoute[] {
  const shower = features.find(({ ownPage }) => ownPage)
  if (!shower?.ownPage) return []
  const { ownPage } = shower
  return config.pages.map((own) => {
    const { name, path, banner, layout } = own
    const declaration: RouteDeclaration = {
      id: `page/${name}`,
      paths: [path],
      access: 'public',
      layout,
      ...(banner ? { banner } : {}),
      page: ownPage,
      title: '',
    }
    return { ...siteRoute(shower, declaration, config), own, sections: own.sections ?? [] }
  })
}

/** Routes of every feature that is on and that the brand has not taken off its site (R01 to R27, R29, CF08). */
export function createRouteTable(
  manifests: readonly FeatureManifest[],
  config: PublicConfig,
  moduleOn: ModuleOn,
): RouteTable {
  const features = featuresOn(manifests, moduleOn)
  const declared = features.flatMap((feature) =>
    (feature.routes ?? [])
      .filter(
        ({ id, module, isOptional }) =>
          (config.routes[id]?.enabled ?? !isOptional) && (module === undefined || moduleOn(module)),
      )
      .map((declaration) => siteRoute(feature, declaration, config)),
  )
  const routes = [...declared, ...ownRoutes(features, config)]
  const byPath = new Map(routes.flatMap((route) => route.paths.map((path) => [path, route] as const)))
  const byId = new Map(routes.map((route) => [route.id, route]))
  return {
    routes,
    find: (path) => byPath.get(withoutSlash(path)),
    byId: (id) => byId.get(id),
    ofCategory: (category) =>
      (routes.find(({ declaration }) => declaration.category === category) ?? byId.get('providers'))?.id,
  }
}

import type { AnyLazy } from '../parts/lazyPart.tsx'
import type { Site } from '../runtime/createSite.ts'
import { loadLoginWanted } from '../screens/loadLoginWanted.ts'
import { isOfAccount } from './loginGate.ts'
import { pageLoaders } from './pageParts.ts'
import type { SiteRoute } from './routeTable.ts'

/** Loaders of what a visitor sees first at a route: for a guest at a page of an account also what asks for a login. */
export function firstLoaders(
  route: SiteRoute | undefined,
  { data, features, sections, keeper }: Pick<Site, 'data' | 'features' | 'sections' | 'keeper'>,
): readonly AnyLazy[] {
  const { config } = data
  const ofPage = pageLoaders(route, { config, features, sections })
  const asksLogin = isOfAccount(route, config.site.loginRequired) && !keeper.mayExist()
  return asksLogin ? [...ofPage, loadLoginWanted] : ofPage
}

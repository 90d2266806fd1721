import type { contentSection as contentName } from '@foyer/brand'
import type { SiteRoute } from './routeTable.ts'

const contentSection: typeof contentName = 'content'

/** Where a page's own content stands among its sections; less than 0 where sections stand for it. */
export const contentPlace = ({ sections }: Pick<SiteRoute, 'sections'>): number =>
  sections.findIndex(({ type }) => type === contentSection)

/** Whether a page shows its own content: home's asks for its sections by itself. */
export const showsContent = (route: SiteRoute): boolean =>
  route.id === 'home' || route.sections.length === 0 || contentPlace(route) >= 0

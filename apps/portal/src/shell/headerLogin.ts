import type { PublicConfig } from '@foyer/brand'
import type { SiteRoute } from '../routes/routeTable.ts'

/** Whether the login form stands in the header of a page: where the brand wants it, and the page has no form of its own (H03). */
export const hasHeaderLogin = ({ theme }: Pick<PublicConfig, 'theme'>, route: SiteRoute | undefined): boolean =>
  theme.headerLogin === 'form' && theme.header !== 'bar' && route?.declaration.access !== 'guest'

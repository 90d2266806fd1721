import type { ResolvedBrand } from '../schema/brand.ts'
import type { BrandPage } from './parsePage.ts'

/** Names of a brand's own pages, each once. */
export const pageNames = (pages: readonly Pick<BrandPage, 'name'>[]): readonly string[] => [
  ...new Set(pages.map(({ name }) => name)),
]

/** Id of the route of an own page. */
export const ownPageId = (name: string): `page/${string}` => `page/${name}`

/** Where a brand changes a route: a page of its own at its entry, another by its id. */
export const routePlace = (id: string): readonly ['pages' | 'routes', string] =>
  id.startsWith(ownPageId('')) ? ['pages', id.slice(ownPageId('').length)] : ['routes', id]

/** Path of an own page in the default language. */
export const pagePath = ({ pages }: Pick<ResolvedBrand, 'pages'>, name: string): string =>
  pages[name]?.path ?? `/pages/${name}`

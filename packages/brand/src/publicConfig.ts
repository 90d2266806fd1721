import type { ResolvedBrand } from './schema/brand.ts'

/** The part of a resolved brand that reaches the site, with assets replaced by their hashed addresses. */
export interface PublicConfig
  extends Pick<
    ResolvedBrand,
    | 'name'
    | 'merchant'
    | 'site'
    | 'currency'
    | 'theme'
    | 'assets'
    | 'seo'
    | 'layouts'
    | 'routes'
    | 'banners'
    | 'nav'
    | 'home'
    | 'footer'
    | 'floatingBar'
    | 'modules'
    | 'features'
    | 'cdn'
    | 'analytics'
    | 'api'
  > {
  /** Folder name of the brand. */
  readonly brand: string
  /** Active languages, default first: platform code (`TY`), language tag (`tr`), path prefix (`''` or `/tr`), own name. */
  readonly languages: readonly SiteLanguage[]
}

export interface SiteLanguage {
  readonly code: string
  readonly tag: string
  readonly prefix: string
  readonly name: string
}

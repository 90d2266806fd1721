import { siteLanguages } from './languages/languages.ts'
import { completePalettes } from './palette/completePalette.ts'
import type { ResolvedBrand } from './schema/brand.ts'
import { keyVisibility } from './schema/visibility.ts'

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
    | 'memberMenu'
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

interface PublicOptions {
  /** Folder name of the brand. */
  readonly brand: string
  /** Address under which the site serves a file of the brand's folder. */
  readonly assetUrl: (asset: string) => string
}

/** What of a resolved brand reaches the site: its public keys, with assets as addresses (CF13). */
export function createPublicConfig(resolved: ResolvedBrand, { brand, assetUrl }: PublicOptions): PublicConfig {
  const isPublic = (key: string) => (keyVisibility as Readonly<Record<string, string>>)[key] === 'public'
  // `keyVisibility` names exactly the keys of PublicConfig as public; `languages` is replaced by its resolved list below.
  const open = Object.fromEntries(Object.entries(resolved).filter(([key]) => isPublic(key))) as unknown as PublicConfig
  const { logo, icon } = resolved.assets
  return {
    ...open,
    brand,
    languages: siteLanguages(resolved.languages),
    theme: publicTheme(resolved.theme),
    assets: { logo: { ...logo, dark: assetUrl(logo.dark), light: assetUrl(logo.light) }, icon: assetUrl(icon) },
    banners: Object.fromEntries(
      Object.entries(resolved.banners).map(([group, list]) => [
        group,
        list.map(({ image, imageNarrow, ...banner }) => ({
          ...banner,
          image: assetUrl(image),
          ...(imageNarrow ? { imageNarrow: assetUrl(imageNarrow) } : {}),
        })),
      ]),
    ),
  }
}

/** Colours stand in the site's style sheet; what else asks for one is the colour of the browser around the page. */
function publicTheme(theme: ResolvedBrand['theme']): ResolvedBrand['theme'] {
  const { dark, light } = completePalettes(theme)
  return { ...theme, dark: { canvas: dark.canvas }, light: { canvas: light.canvas } }
}

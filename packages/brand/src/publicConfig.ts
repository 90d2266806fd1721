import { isAsset } from './checks/assetUses.ts'
import { siteLanguages } from './languages/languages.ts'
import { completePalettes } from './palette/completePalette.ts'
import type { ResolvedBrand } from './schema/brand.ts'
import type { Text } from './schema/text.ts'
import { keyVisibility } from './schema/visibility.ts'
import type { PlacedSection } from './sections/sectionLists.ts'

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
    | 'drawer'
    | 'memberMenu'
    | 'home'
    | 'footer'
    | 'floatingBar'
    | 'bottomBar'
    | 'overrides'
    | 'modules'
    | 'features'
    | 'verification'
    | 'jurisdiction'
    | 'cdn'
    | 'analytics'
    | 'api'
  > {
  /** Folder name of the brand. */
  readonly brand: string
  /** Pages of the brand's own. */
  readonly pages: readonly PublicPage[]
  /** Active languages, default first: platform code (`TY`), language tag (`tr`), path prefix (`''` or `/tr`), own name. */
  readonly languages: readonly SiteLanguage[]
}

/** A page of the brand's own as the site has it. */
export interface PublicPage {
  readonly name: string
  /** Path in the default language. */
  readonly path: string
  readonly layout: string
  readonly banner?: string
  /** Sections around the page, when it has any. */
  readonly sections?: readonly PlacedSection[]
  /** By language tag; a language in which the page is not written is absent. */
  readonly title: Text
  readonly description: Text
  /**
   * Address of a JSON file with the text as html, `{ "html": "…" }`, by the tag of every language of the site: where the
   * page is not written in one, it is the text of another with links that stay in the language.
   */
  readonly content: Text
}

export interface SiteLanguage {
  readonly code: string
  readonly tag: string
  readonly prefix: string
  readonly name: string
  /** Set where the language is written from right to left. */
  readonly direction?: 'rtl'
  /** How the brand writes days in it; `yyyy-MM-dd` where it is left out (V31). */
  readonly dateFormat?: 'MM-dd-yyyy'
}

interface PublicOptions {
  /** Folder name of the brand. */
  readonly brand: string
  /** Address under which the site serves a file of the brand's folder. */
  readonly assetUrl: (asset: string) => string
  /** Pages of the brand's own; none by default. */
  readonly pages?: readonly PublicPage[]
}

/** What of a resolved brand reaches the site: its public keys, with assets as addresses (CF13). */
export function createPublicConfig(
  resolved: ResolvedBrand,
  { brand, assetUrl, pages = [] }: PublicOptions,
): PublicConfig {
  // Asked by any key; one that it lacks is not public.
  const isPublic = (key: string) => (keyVisibility as Readonly<Record<string, string>>)[key] === 'public'
  // `keyVisibility` names exactly the keys of PublicConfig as public; `languages` and `pages` are replaced by their lists below.
  const open = Object.fromEntries(Object.entries(resolved).filter(([key]) => isPublic(key))) as unknown as PublicConfig
  const { logo, icon, mark } = resolved.assets
  return {
    ...open,
    brand,
    pages,
    home: { ...resolved.home, sections: publicSections(resolved.home.sections, assetUrl) },
    routes: Object.fromEntries(
      Object.entries(resolved.routes).map(([id, { sections, ...route }]) => [
        id,
        { ...route, ...(sections ? { sections: publicSections(sections, assetUrl) } : {}) },
      ]),
    ),
    languages: siteLanguages(resolved.languages),
    theme: publicTheme(resolved.theme),
    assets: {
      logo: { ...logo, dark: assetUrl(logo.dark), light: assetUrl(logo.light) },
      icon: assetUrl(icon),
      ...(mark ? { mark: { dark: assetUrl(mark.dark), light: assetUrl(mark.light) } } : {}),
    },
    banners: Object.fromEntries(
      Object.entries(resolved.banners).map(([group, list]) => [
        group,
        list.map(({ light, ...banner }) => ({
          ...formAt(banner, assetUrl),
          ...(light ? { light: formAt(light, assetUrl) } : {}),
        })),
      ]),
    ),
  }
}

/** A form of a banner with the addresses of its pictures. */
const formAt = <Form extends { readonly image: string; readonly imageNarrow?: string }>(
  form: Form,
  assetUrl: PublicOptions['assetUrl'],
): Form => ({
  ...form,
  image: assetUrl(form.image),
  ...(form.imageNarrow ? { imageNarrow: assetUrl(form.imageNarrow) } : {}),
})

/** Sections with the addresses of their pictures. */
export const publicSections = (
  sections: readonly PlacedSection[],
  assetUrl: PublicOptions['assetUrl'],
): PlacedSection[] =>
  sections.map(({ blocks, ...section }) => ({
    ...withAssets(section, assetUrl),
    ...(blocks ? { blocks: blocks.map((block) => withAssets(block, assetUrl)) } : {}),
  }))

const withAssets = <Part extends { settings: Record<string, unknown> }>(
  { settings, ...part }: Part,
  assetUrl: PublicOptions['assetUrl'],
) => ({
  ...part,
  settings: Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, isAsset(value) ? assetUrl(value) : value]),
  ),
})

/** Colours stand in the site's style sheet; what else asks for one is the colour of the browser around the page. */
function publicTheme(theme: ResolvedBrand['theme']): ResolvedBrand['theme'] {
  const { dark, light } = completePalettes(theme)
  return { ...theme, dark: { canvas: dark.canvas }, light: { canvas: light.canvas } }
}

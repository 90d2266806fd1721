import type { SectionSettings } from '../sections/sectionSettings.ts'

/** What the listed features offer, as far as the checks of a brand need to know. */
export interface Product {
  readonly features: readonly ProductFeature[]
  readonly routes: readonly ProductRoute[]
  /** What `?centre=` can name: centres, and their pages. */
  readonly centres: readonly string[]
  readonly sections: readonly ProductSection[]
  readonly menu: readonly ProductEntry[]
  readonly floatingBar: readonly ProductEntry[]
  readonly bottomBar: readonly ProductEntry[]
  readonly categoryRoutes: CategoryRoutes
  /** Elements of html that texts of a brand may hold. */
  readonly htmlTags: readonly string[]
  /** Version of each slot of the kit, by its name (UK16). */
  readonly slots: Readonly<Record<string, number>>
  readonly overrides: readonly ProductOverride[]
}

export interface ProductFeature {
  readonly id: string
  /** Brand module it belongs to; the feature is off while the module is. */
  readonly module?: string
  /** Other modules that switch parts of it. */
  readonly moduleParts?: readonly string[]
  /** English texts of the feature: key to text. */
  readonly messages: Readonly<Record<string, string>>
  /** Language tags in which the feature brings all its texts. */
  readonly languages: readonly string[]
}

export interface ProductRoute {
  readonly id: string
  readonly feature: string
  /** Brand module it needs besides that of its feature. */
  readonly module?: string
  /** Canonical path first. */
  readonly paths: readonly string[]
  readonly layout: string
  readonly banner?: string
  /** Sections that link to the page when nothing else of the product does. */
  readonly linkedFrom?: readonly string[]
  /** The page fills the window, so that no section has room beside it. */
  readonly isWhole?: boolean
  /** The page is on the site of the brands that switch it on alone. */
  readonly isOptional?: boolean
  /** Query parameters that together name what the page shows, with spaces between them. */
  readonly shownBy?: string
}

/** An entry of the member menu, the floating bar or the bottom bar. */
export interface ProductEntry {
  readonly id: string
  readonly feature: string
  /** Who sees it; everybody where it is left out. */
  readonly roles?: readonly string[]
  /** Page it leads to, when it leads to one. */
  readonly route?: string
  /** Stands last whatever a brand lists, so that no list names it. */
  readonly isLast?: boolean
}

/** A component that can fill a slot, and the version of the slot it is written for. */
export interface ProductOverride {
  readonly id: string
  readonly feature: string
  readonly slot: string
  readonly contract: number
}

/** Page of a game category, by the category's code. */
export type CategoryRoutes = Readonly<Record<string, string>>

export interface ProductSection extends SectionSettings {
  readonly feature: string
  /** Routes on whose pages it may stand; every page where it is left out. */
  readonly pages?: readonly string[]
  /** Routes whose pages it can stand for, in the place of their content. */
  readonly standsFor?: readonly string[]
  /** How often it may stand on one page. */
  readonly limit?: number
  /** Guests see nothing of it, or a line at times: home needs others beside it. */
  readonly isExtra?: boolean
  /** Category of its games, where no setting says it. */
  readonly category?: string
}

/** Layouts that every site has; a brand may change them or add others. */
export const builtInLayouts = {
  default: { banner: true },
  plain: { banner: false },
  bare: { banner: false },
} as const satisfies Readonly<Record<string, { readonly banner: boolean }>>

/** Banner groups of the spec (BN01 to BN14). */
export const bannerGroups = [
  'w_home',
  'w_help',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_cockfight',
  'w_lott',
  'w_down',
  'w_download',
  'w_promotion',
  'w_shop',
  'w_reg',
  'w_inhouse',
] as const

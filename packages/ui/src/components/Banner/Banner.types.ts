/** A theme, or whichever the visitor's system asks for. */
export type BannerTheme = 'dark' | 'light' | 'system'

/** Time a banner stands (BN15, C11). */
export const bannerAutoplayMs = 5000

/** A picture with the artwork of another ratio that narrow screens get. */
export interface BannerForm {
  readonly image: string
  readonly narrowImage?: string | undefined
}

export interface BannerSlide {
  readonly id: string
  readonly image: string
  /** Candidate images by width, as in `<img srcset>`. */
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** Artwork of another ratio for screens under 720 px, as in `<source srcset>`. */
  readonly narrowImage?: string | undefined
  /** Artwork of the same for the light theme; `image` is that of the dark one then. */
  readonly light?: BannerForm | undefined
  /** Natural size of `image` in px. */
  readonly width: number
  readonly height: number
  /** What the picture says; empty where `title` says it. */
  readonly alt: string
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** Words of the button-like call on the picture. */
  readonly action?: string | undefined
  /** Ground the words stand on: `dark` artwork takes light words, `light` artwork dark ones. `dark` by default, and nothing to say of artwork in two forms. */
  readonly tone?: 'dark' | 'light' | undefined
  /** Where the slide leads, resolved by the caller from its linkage type. */
  readonly href?: string | undefined
  readonly isExternal?: boolean | undefined
  /** It has no address: whoever is told that it was selected starts something. */
  readonly isButton?: boolean | undefined
}

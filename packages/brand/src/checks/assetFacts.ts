/** What is known of a file that a brand names. */
export type AssetFacts =
  | { readonly kind: 'missing'; readonly near?: string }
  /** A link that leads out of the brand's folder, or nowhere. */
  | { readonly kind: 'link'; readonly leads: 'outside' | 'nowhere' }
  | {
      readonly kind: 'file'
      readonly bytes: number
      /** Type by the first bytes; nothing when they are of no picture. */
      readonly type?: PictureType
      /** The bytes begin like a picture, but not all of it is there. */
      readonly isBroken?: boolean
      readonly width?: number
      readonly height?: number
      /** Only for SVG. */
      readonly hasViewBox?: boolean
      /** Only for SVG: what a picture must not contain, e.g. `script`. */
      readonly active?: string
    }

export type PictureType = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'gif' | 'ico'

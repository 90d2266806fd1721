export { Glyph, type GlyphProps } from './Glyph.tsx'
export { type IconSize, iconSizes } from './Icon.styles.ts'
export { Icon, type IconProps } from './Icon.tsx'

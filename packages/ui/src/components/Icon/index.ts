export { Glyph, type GlyphProps, type IconDrawing } from './Glyph.tsx'
export { type IconSize, iconSizes } from './Icon.styles.ts'
export { Icon, type IconProps } from './Icon.tsx'

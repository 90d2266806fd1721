import { Glyph, type IconDrawing } from './Glyph.tsx'
import { type IconSize, Root } from './Icon.styles.ts'

export interface IconProps {
  /** The drawing, such as `Star` of the package `lucide`. */
  of: IconDrawing
  size?: IconSize
  /** What it says where no words stand beside it; without one it is decoration. */
  label?: string
  /** Mirrored where text runs from right to left: arrows and chevrons, not clocks or ticks. */
  isDirectional?: boolean
}

/** A line icon in the colour of the text around it. */
export function Icon({ of: node, size = 'text', label, isDirectional = false }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Root {...name} data-size={size} data-flips={isDirectional || undefined}>
      <Glyph of={node} line={size === 'huge' ? 1.25 : 2} />
    </Root>
  )
}

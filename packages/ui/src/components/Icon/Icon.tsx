import type { LucideIcon } from 'lucide-react'
import { type IconSize, Root } from './Icon.styles.ts'

export interface IconProps {
  /** The drawing, imported by its own path: `import Star from 'lucide-react/icons/star'`. */
  of: LucideIcon
  size?: IconSize
  /** What it says where no words stand beside it; without one it is decoration. */
  label?: string
  /** Mirrored where text runs from right to left: arrows and chevrons, not clocks or ticks. */
  isDirectional?: boolean
}

/** A line icon in the colour of the text around it. */
export function Icon({ of: Drawing, size = 'text', label, isDirectional = false }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Root {...name} data-size={size} data-flips={isDirectional || undefined}>
      <Drawing aria-hidden strokeWidth={size === 'huge' ? 1.25 : 2} />
    </Root>
  )
}

import type { ReactNode } from 'react'
import { type BadgeTone, Root } from './Badge.styles.ts'

export interface BadgeProps {
  /** One or two words, or a number. */
  children: ReactNode
  tone?: BadgeTone
  /** A drawing before the words, such as `<Glyph of={Check} />`, so that the meaning does not hang on a colour. */
  icon?: ReactNode
}

/** The state of a thing, beside its name. It is no button; what can be pressed is a `Button` or a tab. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {icon}
      {children}
    </Root>
  )
}

import { Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { type EmptyStateSize, Root } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is not there, such as "No bets in these days". */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  icon?: ReactNode
  /** Buttons that do it. */
  actions?: ReactNode
  size?: EmptyStateSize
}

/** In place of a list that has nothing (L18): says so and what to do. */
export function EmptyState({ title, children, icon = <Glyph of={Inbox} />, actions, size = 'panel' }: EmptyStateProps) {
  return (
    <Root data-size={size}>
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
      <p data-part="title">{title}</p>
      {children && <p data-part="words">{children}</p>}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  )
}

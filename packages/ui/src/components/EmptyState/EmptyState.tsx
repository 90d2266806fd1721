import type { ReactNode } from 'react'
import { Drawing } from '../Drawing/Drawing.tsx'
import { emptyDrawing } from '../Drawing/listDrawings.ts'
import { type EmptyStateSize, Root } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is not there, such as "No bets in these days". */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** A `Drawing` of another state, such as `searchDrawing`, or a glyph. */
  icon?: ReactNode
  /** Buttons that do it. */
  actions?: ReactNode
  size?: EmptyStateSize
}

/** In place of a list that has nothing (L18): says so and what to do. */
export function EmptyState({
  title,
  children,
  icon = <Drawing of={emptyDrawing} />,
  actions,
  size = 'panel',
}: EmptyStateProps) {
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

import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Button } from '../Button/Button.tsx'
import { Drawing } from '../Drawing/Drawing.tsx'
import { errorDrawing } from '../Drawing/listDrawings.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type ErrorStateLabels, errorStateLabels } from './ErrorState.labels.ts'
import { type ErrorStateSize, Root } from './ErrorState.styles.ts'

export interface ErrorStateProps {
  /** What happened; a general sentence stands in for it. */
  title?: ReactNode
  /** Why, and what can be done. */
  children?: ReactNode
  /** A `Drawing` of another state, such as `offlineDrawing`, or a glyph. */
  icon?: ReactNode
  /** Tries again; the button is there when this is. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Request id of the failed call. */
  reference?: string
  size?: ErrorStateSize
  labels?: ErrorStateLabels
}

/** In place of what failed to load: what happened, why, and a way on. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { children, icon = <Drawing of={errorDrawing} />, onRetry, isRetrying, reference, size = 'panel' } = props
  const { labels = errorStateLabels, title = labels.title } = props
  return (
    <Root role="alert" data-size={size}>
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
      <p data-part="title">{title}</p>
      {children && <p data-part="words">{children}</p>}
      {onRetry && (
        <div data-part="actions">
          <Button icon={<Glyph of={RotateCw} />} isBusy={isRetrying} onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {reference && <p data-part="reference">{sayLabel(labels, 'reference', { id: reference })}</p>}
    </Root>
  )
}

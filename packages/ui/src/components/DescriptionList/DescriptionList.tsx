import type { ReactNode } from 'react'
import { Root } from './DescriptionList.styles.ts'

export interface DescriptionRow {
  readonly id: string
  readonly label: ReactNode
  /** A dash stands in for what is not known. */
  readonly value: ReactNode
  /** One line below the value: since when, where from. */
  readonly hint?: ReactNode
  /** A button that changes the value. */
  readonly action?: ReactNode
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[]
}

/** What is known of somebody or something, a line for each. Figures that are compared stand in `Figures`. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <Root>
      {rows.map(({ id, label, value, hint, action }) => (
        <div key={id} data-part="row" data-action={action !== undefined || undefined}>
          <dt>{label}</dt>
          <dd data-part="value">{value ?? '–'}</dd>
          {hint && <dd data-part="hint">{hint}</dd>}
          {action && <dd data-part="action">{action}</dd>}
        </div>
      ))}
    </Root>
  )
}

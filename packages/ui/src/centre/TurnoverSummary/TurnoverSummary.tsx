import { type ReactNode, useId } from 'react'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Root } from './TurnoverSummary.styles.ts'

/** One thing that something has to be played for: a deposit, a bonus. */
export interface TurnoverRow {
  readonly id: string
  readonly label: ReactNode
  /** When it came. */
  readonly time?: ReactNode
  /** How much of it is played, from 0 to 1. */
  readonly part: number
  /** The same in amounts, such as "$20.00 of $50.00". */
  readonly value: string
}

export interface TurnoverSummaryProps {
  /** What is still to be played, in an amount. */
  title: ReactNode
  /** Why, and what counts. */
  text?: ReactNode
  /** How much of all is played, from 0 to 1. */
  part: number
  /** Words of the bar, such as "Played". */
  label: ReactNode
  /** The same in amounts, such as "$60.00 of $100.00". */
  value: string
  /** What it is made of, in the order in which it is played for. */
  rows?: readonly TurnoverRow[]
  /** Words of the line that opens the rows. */
  rowsLabel?: string
  /** Buttons that lead to where it is played. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** What has to be played before money can leave the account: how far it is, what it is made of, and where to go on. */
export function TurnoverSummary(props: TurnoverSummaryProps) {
  const { title, text, part, label, value, rows = [], rowsLabel, actions, headingLevel = 3 } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root aria-labelledby={id}>
      <div data-part="head">
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      <Progress label={label} value={part} max={1} valueText={value} tone={part >= 1 ? 'positive' : 'accent'} />
      {rows.length > 0 && (
        <details>
          <summary>{rowsLabel}</summary>
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Progress
                  label={
                    <>
                      {row.label}
                      {row.time && <span data-part="time">{row.time}</span>}
                    </>
                  }
                  value={row.part}
                  max={1}
                  valueText={row.value}
                  tone={row.part >= 1 ? 'positive' : 'accent'}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  )
}

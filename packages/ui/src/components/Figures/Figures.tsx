import { type FiguresForm, FiguresRoot } from './Figures.styles.ts'

export interface Figure {
  readonly id: string
  readonly label: string
  /** Formatted; a dash stands in while it is not known. */
  readonly value: string | undefined
  /** What it was before, in words: shown at the end below the value. */
  readonly change?: string | undefined
  /** One line below both: a condition, where the figure comes from. */
  readonly hint?: string | undefined
  /** A gain or a loss. */
  readonly tone?: 'positive' | 'negative' | undefined
  /** The one that is looked for first. */
  readonly isProminent?: boolean | undefined
}

export interface FiguresProps {
  figures: readonly Figure[]
  form?: FiguresForm
}

/** Names with their figures, in digits of one width: one to a line with the figures at the end, or large in a row. */
export function Figures({ figures, form = 'lines' }: FiguresProps) {
  return (
    <FiguresRoot data-form={form}>
      {figures.map(({ id, label, value, change, hint, tone, isProminent }) => (
        <div key={id} data-tone={tone} data-prominent={isProminent || undefined}>
          <dt>{label}</dt>
          {/* Another value is another element: text at the end of its line would count as moved. */}
          <dd key={`value ${value}`} data-part="value">
            {/* A sign stands before its number, also where the page goes the other way. */}
            <bdi>{value ?? '–'}</bdi>
          </dd>
          {change && (
            <dd key={`change ${change}`} data-part="change">
              {change}
            </dd>
          )}
          {hint && <dd data-part="hint">{hint}</dd>}
        </div>
      ))}
    </FiguresRoot>
  )
}

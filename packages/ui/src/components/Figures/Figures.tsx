import { FiguresRoot } from './Figures.styles.ts'

export interface Figure {
  readonly id: string
  readonly label: string
  /** Formatted; a dash stands in while it is not known. */
  readonly value: string | undefined
  /** One line below both: a condition, where the figure comes from. */
  readonly hint?: string | undefined
  /** A gain or a loss. */
  readonly tone?: 'positive' | 'negative' | undefined
  /** The one that is looked for first. */
  readonly isProminent?: boolean | undefined
}

export interface FiguresProps {
  figures: readonly Figure[]
}

/** Names with their figures, one to a line, the figures at the end in digits of one width. */
export function Figures({ figures }: FiguresProps) {
  return (
    <FiguresRoot>
      {figures.map(({ id, label, value, hint, tone, isProminent }) => (
        <div key={id} data-tone={tone} data-prominent={isProminent || undefined}>
          <dt>{label}</dt>
          <dd data-part="value">{value ?? '–'}</dd>
          {hint && <dd data-part="hint">{hint}</dd>}
        </div>
      ))}
    </FiguresRoot>
  )
}

import { Root } from './AmountChoice.styles.ts'

export interface AmountOption {
  /** What is handed on, such as `100.00`. */
  readonly value: string
  /** As it is read, such as `$100`. */
  readonly label: string
}

export interface AmountChoiceProps {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly AmountOption[]
  /** The one that is chosen; none where another amount was typed. */
  value?: string | undefined
  onChoose: (value: string) => void
  disabled?: boolean
}

/** Amounts that are chosen with one press, below a field for any other. */
export function AmountChoice({ label, options, value, onChoose, disabled = false }: AmountChoiceProps) {
  if (options.length === 0) return null
  // Words may go on to a second line, and a number may not.
  const longest = Math.max(...options.flatMap((option) => option.label.split(' ')).map((word) => word.length))
  const length = longest > 12 ? 'long' : longest > 9 ? 'large' : longest > 6 ? 'medium' : undefined
  return (
    <Root role="group" aria-label={label} data-length={length}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Root>
  )
}

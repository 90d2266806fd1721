import { BallsRoot, type BallsSize } from './Balls.styles.ts'

export interface BallsProps {
  /** Balls, or the one number that was drawn. */
  numbers: readonly string[]
  /** Says whose they are. */
  label: string
  size?: BallsSize
  /** They have just been drawn: one comes after the other, all at once where less motion is asked for. */
  isArriving?: boolean
}

/** Drawn balls, or the digits of a drawn number in their order. */
export function Balls({ numbers, label, size = 'medium', isArriving = false }: BallsProps) {
  const [first = ''] = numbers
  const isNumber = numbers.length === 1
  const shown = isNumber ? [...first] : numbers
  return (
    <BallsRoot
      aria-label={label}
      data-size={size}
      data-kind={isNumber ? 'digits' : 'balls'}
      data-arriving={isArriving || undefined}
    >
      {shown.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their place
        <li key={at}>{number}</li>
      ))}
    </BallsRoot>
  )
}

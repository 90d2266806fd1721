import { BallsRoot, type BallsSize } from './Balls.styles.ts'

export interface BallsProps {
  /** Balls, or the one number that was drawn. */
  numbers: readonly string[]
  /** Says whose they are. */
  label: string
  size?: BallsSize
}

/** Drawn balls, or the digits of a drawn number in their order. */
export function Balls({ numbers, label, size = 'medium' }: BallsProps) {
  const [first = ''] = numbers
  const isNumber = numbers.length === 1
  const shown = isNumber ? [...first] : numbers
  return (
    <BallsRoot aria-label={label} data-size={size} data-kind={isNumber ? 'digits' : 'balls'}>
      {shown.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their place
        <li key={at}>{number}</li>
      ))}
    </BallsRoot>
  )
}

interface BallsProps {
  readonly numbers: readonly string[]
  /** Those among them that a ticket has. */
  readonly marked?: readonly string[]
  readonly size?: 'small'
}

/** Numbers as balls; one of several digits as a strip of them. */
export function Balls({ numbers, marked = [], size }: BallsProps) {
  return (
    <span className="lotto-balls" data-size={size}>
      {numbers.map((number) => (
        <span
          key={number}
          className={number.length > 2 ? 'lotto-strip' : 'lotto-ball'}
          data-marked={marked.includes(number) || undefined}
        >
          {number}
        </span>
      ))}
    </span>
  )
}

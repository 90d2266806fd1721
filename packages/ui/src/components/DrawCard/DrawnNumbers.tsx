import { Balls, type BallsProps } from '../Balls/Balls.tsx'

/** One row has room for so many; of more than that the first are shown (W13), and how many there are besides. */
const mostBalls = 7
const firstBalls = 6

/** The numbers of a draw in one row of a ticket. */
export function DrawnNumbers({ numbers, ...props }: BallsProps) {
  const shown = numbers.length > mostBalls ? numbers.slice(0, firstBalls) : numbers
  return (
    <div data-part="numbers">
      <Balls {...props} numbers={shown} />
      {shown.length < numbers.length && <span>+{numbers.length - shown.length}</span>}
    </div>
  )
}

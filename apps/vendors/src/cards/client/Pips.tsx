import { type Card, type Rank, rankOf, suitOf } from '../card.ts'
import { SuitSign } from './SuitSign.tsx'

type Point = readonly [x: number, y: number]

const [left, middle, right] = [85, 125, 165]
const pairs = (...heights: readonly number[]): Point[] =>
  heights.flatMap((y): Point[] => [
    [left, y],
    [right, y],
  ])
const alone = (...heights: readonly number[]): Point[] => heights.map((y): Point => [middle, y])

/** Where the signs of a number lie on a card of 250 by 350. */
const places: Readonly<Partial<Record<Rank, readonly Point[]>>> = {
  '2': alone(72, 278),
  '3': alone(72, 175, 278),
  '4': pairs(72, 278),
  '5': [...pairs(72, 278), ...alone(175)],
  '6': pairs(72, 175, 278),
  '7': [...pairs(72, 175, 278), ...alone(123)],
  '8': [...pairs(72, 175, 278), ...alone(123, 227)],
  '9': [...pairs(66, 139, 211, 284), ...alone(175)],
  T: [...pairs(66, 139, 211, 284), ...alone(102, 248)],
}

/** The signs in the middle of a card with a number, or the one of an ace. */
export function Pips({ card }: { readonly card: Card }) {
  const suit = suitOf(card)
  const points = places[rankOf(card)]
  if (points === undefined) return <SuitSign className="pip" suit={suit} x={middle} y={175} size={112} />
  return points.map(([x, y]) => (
    <SuitSign key={`${x}-${y}`} className="pip" suit={suit} x={x} y={y} size={46} isUpsideDown={y > 175} />
  ))
}

import type { Draw } from './draw.ts'

/** Pieces in a new order, each order equally likely (Fisher and Yates): one draw per piece but the last. */
export function shuffle<Piece>(pieces: readonly Piece[], draw: Draw): Piece[] {
  const left = [...pieces]
  for (let last = left.length - 1; last > 0; last--) {
    const chosen = draw(last + 1)
    const [piece, other] = [left[chosen], left[last]]
    if (piece === undefined || other === undefined) throw new Error(`Nothing lies at ${chosen} of ${last + 1}`)
    left[chosen] = other
    left[last] = piece
  }
  return left
}

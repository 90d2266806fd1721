import type { SeatView } from '../../../match/engine/rules.ts'
import type { DominoMove, DominoTable } from './hand.ts'
import { farOf, fits, halvesOf, isDouble, pipsOf, type Tile } from './tiles.ts'

type TileMove = DominoMove & { readonly kind: 'tile' }

/**
 * What a bot lays: the tile that leaves it most to follow with, that is heavy or a double, and whose open value the others have passed
 * at. It knows its own tiles and what lies open, as any player does.
 */
export function chooseTile({ seat, open, held }: SeatView<DominoTable, Tile>, moves: readonly TileMove[]): DominoMove {
  let best: DominoMove = { kind: 'pass' }
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const worth = worthOf(move)
    if (worth > most) [best, most] = [move, worth]
  }
  return best

  function worthOf({ tile, end }: TileMove): number {
    const { ends } = open
    const opened = ends === undefined ? halvesOf(tile)[0] : farOf(tile, ends[end])
    const other = ends === undefined ? opened : ends[end === 'left' ? 'right' : 'left']
    const rest = held.filter((one) => one !== tile)
    const followed = rest.filter((one) => fits(one, opened) || fits(one, other)).length
    const blocked = open.lacks.filter((values, at) => at !== seat && values.includes(opened)).length
    return followed * 3 + blocked * 2 + (isDouble(tile) ? 4 : 0) + pipsOf(tile) * 0.6
  }
}

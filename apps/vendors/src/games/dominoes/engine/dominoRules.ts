import { shuffle } from '../../../frame/random/shuffle.ts'
import { type Ending, type MatchRules, type SeatView, seatCount } from '../../../match/engine/rules.ts'
import { chooseTile } from './chooseTile.ts'
import type { DominoMove, DominoState, DominoTable, End } from './hand.ts'
import { farOf, fits, opener, pipsIn, pipsOf, type Tile, tiles } from './tiles.ts'

export type DominoView = SeatView<DominoTable, Tile>

const perSeat = tiles.length / seatCount

export function dealt(order: readonly Tile[]): DominoState {
  const hands = Array.from({ length: seatCount }, (_, seat) => order.slice(seat * perSeat, (seat + 1) * perSeat))
  return {
    hands,
    table: {
      line: [],
      counts: hands.map(({ length }) => length),
      last: hands.map(() => null),
      lacks: hands.map(() => []),
      turn: hands.findIndex((hand) => hand.includes(opener)),
      passes: 0,
    },
  }
}

/** Every way a seat can lay a tile. Before the first tile it is the double six alone. */
export function layable({
  open: { ends },
  held,
}: Pick<DominoView, 'open' | 'held'>): (DominoMove & { kind: 'tile' })[] {
  if (ends === undefined) return held.includes(opener) ? [{ kind: 'tile', tile: opener, end: 'right' }] : []
  const at = (end: End) =>
    held.filter((tile) => fits(tile, ends[end])).map((tile) => ({ kind: 'tile' as const, tile, end }))
  return ends.left === ends.right ? at('right') : [...at('left'), ...at('right')]
}

function isLegal(view: DominoView, move: DominoMove): boolean {
  const { ends } = view.open
  if (move.kind === 'pass') return layable(view).length === 0
  if (!view.held.includes(move.tile)) return false
  return ends === undefined ? move.tile === opener : fits(move.tile, ends[move.end])
}

function play({ hands, table }: DominoState, move: DominoMove): DominoState {
  const { turn, line, ends, counts, last, lacks } = table
  const after = {
    turn: (turn + 1) % seatCount,
    last: last.map((before, seat) => (seat === turn ? move : before)),
  }
  if (move.kind === 'pass') {
    const missing = ends === undefined ? [] : [ends.left, ends.right]
    const known = lacks.map((values, seat) => (seat === turn ? [...new Set([...values, ...missing])] : values))
    return { hands, table: { ...table, ...after, lacks: known, passes: table.passes + 1 } }
  }
  const { tile, end } = move
  const next = ends === undefined ? { left: 6, right: 6 } : { ...ends, [end]: farOf(tile, ends[end]) }
  return {
    hands: hands.map((held, seat) => (seat === turn ? held.filter((one) => one !== tile) : held)),
    table: {
      ...table,
      ...after,
      line: [...line, { tile, end, seat: turn }],
      ends: next,
      counts: counts.map((count, seat) => (seat === turn ? count - 1 : count)),
      passes: 0,
    },
  }
}

/** Nobody can play any more when all have passed in a row: the fewest pips win, and whoever is level shares. */
function endingOf({ hands, table: { passes, turn } }: DominoState): Ending | undefined {
  const out = hands.findIndex(({ length }) => length === 0)
  if (out >= 0) return { why: 'out', winners: [out] }
  if (passes < seatCount) return undefined
  const pips = hands.map(pipsIn)
  const least = Math.min(...pips)
  const order = pips.map((_, place) => (turn + place) % seatCount)
  return { why: 'blocked', winners: order.filter((seat) => pips[seat] === least) }
}

/** Block dominoes: a double-six set, seven tiles each, nothing to draw. */
export const dominoRules: MatchRules<DominoState, DominoTable, Tile, DominoMove> = {
  deal: (draw) => dealt(shuffle(tiles, draw)),
  openOf: ({ table }) => table,
  heldOf: ({ hands }, seat) => hands[seat] ?? [],
  turnOf: (state) => (endingOf(state) === undefined ? state.table.turn : undefined),
  endingOf,
  isLegal,
  isForced: (view) => layable(view).length === 0,
  play,
  plain: (view) => layable(view).sort((one, other) => pipsOf(one.tile) - pipsOf(other.tile))[0] ?? { kind: 'pass' },
  choose: (view) => chooseTile(view, layable(view)),
}

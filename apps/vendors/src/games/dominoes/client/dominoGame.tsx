import { sayLabel } from '@foyer/ui/labels'
import type { MatchGame } from '../../../match/client/matchGame.ts'
import type { DominoMove, DominoTable } from '../engine/hand.ts'
import { halvesOf, pipsIn, type Tile } from '../engine/tiles.ts'
import { DominoHand } from './DominoHand.tsx'
import { sayTile, useDominoLabels } from './dominoLabels.ts'
import { Line } from './Line.tsx'
import { TileFace } from './TileFace.tsx'

function Count({ count }: { readonly count: number }) {
  const labels = useDominoLabels()
  return (
    <span className="plate-count" role="img" aria-label={sayLabel(labels, 'holds', { count }, labels.language)}>
      <svg className="tile-back" viewBox="0 0 10 18" aria-hidden="true">
        <rect x="0.8" y="0.8" width="8.4" height="16.4" rx="1.8" />
      </svg>
      {count}
    </span>
  )
}

function Rest({ held }: { readonly held: readonly Tile[] }) {
  const labels = useDominoLabels()
  if (held.length === 0) return labels.none
  return (
    <span className="domino-rest">
      {held.map((tile) => {
        const [high, low] = halvesOf(tile)
        return (
          <svg key={tile} viewBox="-0.5 -1 1 2" role="img" aria-label={sayTile(labels, tile)}>
            <g transform="rotate(90)">
              <TileFace near={high} far={low} />
            </g>
          </svg>
        )
      })}
      <span>{sayLabel(labels, 'pips', { count: pipsIn(held) }, labels.language)}</span>
    </span>
  )
}

const useSayMove = (): ((move: DominoMove) => string) => {
  const labels = useDominoLabels()
  return (move) =>
    move.kind === 'pass' ? labels.saidPass : sayLabel(labels, 'laid', { tile: sayTile(labels, move.tile) })
}

function Shown({ tile }: { readonly tile: Tile }) {
  const [high, low] = halvesOf(tile)
  return (
    <svg className="domino-shown" viewBox="-1 -0.5 2 1" role="img" aria-label={sayTile(useDominoLabels(), tile)}>
      <TileFace near={high} far={low} />
    </svg>
  )
}

const fan = [
  { high: 5, low: 3, turn: -20 },
  { high: 6, low: 6, turn: 0 },
  { high: 4, low: 1, turn: 20 },
]

function Emblem() {
  return (
    <svg className="domino-fan" viewBox="-2.2 -1.5 4.4 2.6" aria-hidden="true">
      {fan.map(({ high, low, turn }) => (
        <g key={turn} transform={`rotate(${turn} 0 3)`}>
          <rect className="tile-edge" x="-0.47" y="-0.89" width="0.94" height="1.94" rx="0.13" />
          <g transform="rotate(90)">
            <TileFace near={high} far={low} />
          </g>
        </g>
      ))}
    </svg>
  )
}

export const dominoGame: MatchGame<DominoTable, Tile, DominoMove> = {
  Middle: Line,
  Hand: DominoHand,
  Rest,
  Count,
  countOf: ({ counts }, seat) => counts[seat] ?? 0,
  lastOf: ({ last }, seat) => last[seat] ?? null,
  useSayMove,
  useShowMove: () => {
    const labels = useDominoLabels()
    return (move) => (move.kind === 'pass' ? labels.saidPass : <Shown tile={move.tile} />)
  },
  Emblem,
}

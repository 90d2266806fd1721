import { seatCount } from '../engine/rules.ts'
import type { SeatShown } from '../wire.ts'
import type { MatchGame } from './matchGame.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchState } from './model/matchState.ts'
import { Plate } from './Plate.tsx'
import { TurnBar } from './TurnBar.tsx'

interface PlatesProps<Open, Piece, Move> {
  readonly game: MatchGame<Open, Piece, Move>
  readonly state: MatchState<Open, Piece>
  readonly seats: readonly SeatShown[]
  readonly near: number
  readonly nameOf: (seat: number) => string
}

const places = ['near', 'left', 'far', 'right'] as const

/** The four seats, the player's own at the lower edge. */
export function Plates<Open, Piece, Move>({ game, state, seats, near, nameOf }: PlatesProps<Open, Piece, Move>) {
  const labels = useMatchLabels()
  const showMove = game.useShowMove()
  const { table, ahead } = state
  const open = table?.playing?.open ?? (table?.phase === 'open' ? table.last?.open : undefined)
  return (
    <ul className="plates" aria-label={labels.seatsAt}>
      {places.map((place, at) => {
        const seat = (near + at) % seatCount
        const shown = seats[seat] ?? { kind: 'empty' as const }
        const isTurn = table?.playing?.turn === seat
        const did = open === undefined ? null : game.lastOf(open, seat)
        return (
          <Plate
            key={place}
            shown={shown}
            name={nameOf(seat)}
            place={place}
            isTurn={isTurn}
            said={did === null ? undefined : showMove(did)}
            count={open !== undefined && shown.kind !== 'empty' && <game.Count count={game.countOf(open, seat)} />}
            clock={isTurn && table && <TurnBar from={table.from} until={table.until} ahead={ahead} />}
          />
        )
      })}
    </ul>
  )
}

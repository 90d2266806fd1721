import { sayLabel } from '@foyer/ui/labels'
import { seatCount } from '../engine/rules.ts'
import type { MatchGame } from './matchGame.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchState } from './model/matchState.ts'
import { useWhy } from './Result.tsx'

interface AnnouncerProps<Open, Piece, Move> {
  readonly game: MatchGame<Open, Piece, Move>
  readonly state: MatchState<Open, Piece>
  readonly nameOf: (seat: number) => string
}

/** Says every play, and when it is the player's turn, to those who do not see it. */
export function Announcer<Open, Piece, Move>({ game, state, nameOf }: AnnouncerProps<Open, Piece, Move>) {
  const labels = useMatchLabels()
  const sayMove = game.useSayMove()
  const { table, own } = state
  const why = useWhy(table?.last, own?.lastSeat)
  const playing = table?.playing
  const said: string[] = []
  if (playing && playing.turn >= 0) {
    const before = (playing.turn + seatCount - 1) % seatCount
    const did = playing.turnNumber > 0 ? game.lastOf(playing.open, before) : null
    if (did !== null) said.push(sayLabel(labels.announce, 'plays', { name: nameOf(before), move: sayMove(did) }))
    if (playing.turn === own?.seat && !own.isAway)
      said.push(own.isForced ? labels.announce.forced : labels.announce.turn)
  } else if (table?.last) said.push(sayLabel(labels.announce, 'over', { result: why }))
  return (
    <output className="unseen" aria-live="polite">
      {said.join(' ')}
    </output>
  )
}

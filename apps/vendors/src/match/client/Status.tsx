import { sayLabel } from '@foyer/ui/labels'
import { useSecondsLeft } from '../../client/useSecondsLeft.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchState } from './model/matchState.ts'

interface StatusProps<Open, Piece> {
  readonly state: MatchState<Open, Piece>
  readonly nameOf: (seat: number) => string
}

/** What is going on, and how long it lasts yet. */
export function Status<Open, Piece>({ state: { table, own, ahead }, nameOf }: StatusProps<Open, Piece>) {
  const labels = useMatchLabels()
  const turn = table?.playing?.turn ?? -1
  const isOwnSeat = own?.seat !== undefined && turn === own.seat
  const isOwn = isOwnSeat && !own.isAway
  const isCounted = table?.phase === 'joining' || isOwn
  const seconds = useSecondsLeft(isCounted && table ? table.until - ahead : 0)
  if (table === undefined || table.phase === 'open') return null
  const words =
    table.phase === 'joining'
      ? labels.gathering
      : turn < 0
        ? labels.dealing
        : isOwn
          ? own.isForced
            ? labels.yourForced
            : labels.yourTurn
          : isOwnSeat
            ? labels.turnAway
            : sayLabel(labels, 'turnOf', { name: nameOf(turn) })
  return (
    <p className="match-status" data-own={isOwn || undefined}>
      <span>{words}</span>
      {isCounted && <b role="timer">{sayLabel(labels, 'seconds', { count: seconds })}</b>}
    </p>
  )
}

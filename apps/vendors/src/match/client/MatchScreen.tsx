import { useEffect } from 'react'
import type { Sound } from '../../client/sound/sound.ts'
import { useTellHand } from '../../client/useTellHand.ts'
import { Announcer } from './Announcer.tsx'
import { Figures } from './Figures.tsx'
import type { MatchGame } from './matchGame.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchActions } from './model/createMatchModel.ts'
import { isInHand, isOwnTurn, type MatchState } from './model/matchState.ts'
import { NextHand } from './NextHand.tsx'
import { Plates } from './Plates.tsx'
import { Result } from './Result.tsx'
import { Status } from './Status.tsx'
import { useNames } from './useNames.ts'

interface MatchScreenProps<Open, Piece, Move> {
  readonly game: MatchGame<Open, Piece, Move>
  readonly state: MatchState<Open, Piece>
  readonly actions: MatchActions<Move>
  readonly sound: Sound
  readonly balanceName: string
  /** Opens the list of tables and the talk. */
  readonly onRoom: () => void
}

/** The whole table: who sits there, what lies in the middle, the own hand, and what it is played for. */
export function MatchScreen<Open, Piece, Move>(props: MatchScreenProps<Open, Piece, Move>) {
  const { game, state, actions, sound, balanceName, onRoom } = props
  const labels = useMatchLabels()
  const { table, own, notice } = state
  const playing = table?.playing
  const last = playing || table?.phase !== 'open' ? undefined : table.last
  const seats = last?.seats ?? table?.seats ?? []
  const near = (last ? own?.lastSeat : own?.seat) ?? 0
  const nameOf = useNames(seats, last ? own?.lastSeat : own?.seat)
  const turnNumber = playing?.turnNumber
  const hasWon = last !== undefined && own?.lastSeat !== undefined && last.winners.includes(own.lastSeat)
  useEffect(() => {
    if (turnNumber !== undefined && turnNumber > 0) sound.play('stop')
  }, [turnNumber, sound])
  useEffect(() => {
    if (hasWon) sound.play('win')
  }, [hasWon, sound])
  useTellHand(isInHand(state) ? 'played' : undefined)
  if (table === undefined || own === undefined) return null
  const isIn = playing !== undefined && own.seat !== undefined && own.held.length > 0
  return (
    <div className="match" data-phase={table.phase} data-in={isIn || undefined}>
      <Plates game={game} state={state} seats={seats} near={near} nameOf={nameOf} />
      <div className="match-middle">
        {playing && <game.Middle open={playing.open} near={near} nameOf={nameOf} />}
        {!playing && !last && (
          <div className="match-emblem">
            <game.Emblem />
            <p>{labels.waitText}</p>
          </div>
        )}
        {last && <Result Rest={game.Rest} result={last} own={own.lastSeat} rakePercent={table.rakePercent} />}
      </div>
      <div className="match-near">
        <Status state={state} nameOf={nameOf} />
        {isIn && (
          <game.Hand
            open={playing.open}
            held={own.held}
            seat={own.seat ?? 0}
            isTurn={isOwnTurn(state)}
            isForced={own.isForced}
            onMove={actions.move}
          />
        )}
        <NextHand state={state} actions={actions} />
        <p className="match-notice" role="alert">
          {notice && labels.problems[notice]}
        </p>
      </div>
      <div className="match-bar">
        <Figures table={table} balance={own.balance} balanceName={balanceName} />
        {isIn && !own.isAway && (
          <button type="button" className="action" title={labels.leaveHint} onClick={actions.leave}>
            {labels.leave}
          </button>
        )}
        <button type="button" className="action" onClick={onRoom}>
          {labels.tables}
        </button>
      </div>
      <Announcer game={game} state={state} nameOf={nameOf} />
    </div>
  )
}

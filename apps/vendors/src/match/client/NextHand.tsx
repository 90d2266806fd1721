import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchActions } from './model/createMatchModel.ts'
import type { MatchState } from './model/matchState.ts'

interface NextHandProps<Open, Piece> {
  readonly state: MatchState<Open, Piece>
  readonly actions: Pick<MatchActions<never>, 'join' | 'leave' | 'comeBack'>
}

/** Into the next hand and out of it again: nobody pays an ante that they did not ask for. */
export function NextHand<Open, Piece>({ state: { table, own }, actions }: NextHandProps<Open, Piece>) {
  const labels = useMatchLabels()
  const { full } = useMoney()
  if (table === undefined || own === undefined) return null
  const isIn = own.seat !== undefined && table.phase === 'playing' && own.next === undefined
  if (isIn && own.isAway) {
    return (
      <div className="next-hand" data-away="">
        <p>{labels.backText}</p>
        <button type="button" className="match-main" onClick={actions.comeBack}>
          {labels.back}
        </button>
      </div>
    )
  }
  if (isIn) return null
  if (own.next !== undefined) {
    return (
      <div className="next-hand">
        <p>{own.next === 'sending' ? labels.joining : labels.joined}</p>
        <button type="button" className="action" onClick={actions.leave}>
          {labels.leaveNext}
        </button>
      </div>
    )
  }
  const said = table.isVoid ? labels.void : table.phase === 'playing' ? labels.watching : undefined
  return (
    <div className="next-hand">
      {said !== undefined && <p>{said}</p>}
      <button type="button" className="match-main" onClick={actions.join}>
        {table.phase === 'playing' || table.last ? labels.join : labels.joinFirst}
        <span>{sayLabel(labels, 'anteOf', { amount: full(table.ante) })}</span>
      </button>
    </div>
  )
}

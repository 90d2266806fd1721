import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import type { Move } from '../../engine/deal.ts'
import type { OwnView } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'

interface MovesProps {
  readonly own: OwnView
  readonly isDeciding: boolean
  readonly onMove: (move: Move) => void
  readonly onInsure: (takes: boolean) => void
}

const moves: readonly { readonly move: Move; readonly key: string }[] = [
  { move: 'hit', key: 'H' },
  { move: 'stand', key: 'S' },
  { move: 'double', key: 'D' },
  { move: 'split', key: 'P' },
]

/** What can be done with the hand on turn; insurance while it is offered. */
export function Moves({ own, isDeciding, onMove, onInsure }: MovesProps) {
  const words = useBlackjackWords()
  const { full } = useMoney()
  const { moves: may, insurance, tickets, isAsking } = own
  const bet = tickets.reduce((sum, { amount }) => sum + amount, 0)
  if (insurance !== undefined)
    return (
      <fieldset className="moves" data-two="">
        <legend className="unseen">{words.decide}</legend>
        <button
          type="button"
          className="move"
          disabled={isDeciding}
          aria-keyshortcuts="I"
          onClick={() => onInsure(true)}
        >
          {sayLabel(words, 'insure', { amount: full(insurance) })}{' '}
          <span className="key" aria-hidden="true">
            I
          </span>
        </button>
        <button
          type="button"
          className="move"
          disabled={isDeciding}
          aria-keyshortcuts="N"
          onClick={() => onInsure(false)}
        >
          {words.noInsurance}{' '}
          <span className="key" aria-hidden="true">
            N
          </span>
        </button>
      </fieldset>
    )
  if (may.length === 0 && !isAsking) return <p className="moves-wait">{words.nextRound}</p>
  return (
    <fieldset className="moves">
      <legend className="unseen">{words.decide}</legend>
      {moves.map(({ move, key }) => (
        <button
          key={move}
          type="button"
          className="move"
          disabled={isDeciding || !may.includes(move)}
          aria-keyshortcuts={key}
          aria-label={
            move === 'double' || move === 'split'
              ? sayLabel(words, 'moveOf', { move: words.moves[move], amount: full(bet) })
              : undefined
          }
          onClick={() => onMove(move)}
        >
          {words.moves[move]}{' '}
          <span className="key" aria-hidden="true">
            {key}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

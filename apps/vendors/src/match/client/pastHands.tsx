import './styles/result.css'
import './styles/past.css'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import type { OpenPast, PastResult } from '../../client/past/past.ts'
import { rakePercent } from '../engine/pot.ts'
import { replayHand } from '../engine/replayHand.ts'
import type { MatchRules } from '../engine/rules.ts'
import type { HandResult, KeptHand } from '../wire.ts'
import type { MatchGame } from './matchGame.ts'
import { useMatchLabels } from './matchLabels.ts'
import { coloursOf, type MatchPalette } from './matchPalettes.ts'
import { Result } from './Result.tsx'
import { useNames } from './useNames.ts'

interface PastOptions<State, Open, Piece, Move> {
  readonly rules: MatchRules<State, Open, Piece, Move>
  readonly game: MatchGame<Open, Piece, Move>
  readonly paletteOf: (gameId: string) => MatchPalette
}

/** Shows hands that are over: what lay open, who was left with what, where the pot went, and every move. */
export function pastHands<State, Open, Piece, Move>({
  rules,
  game,
  paletteOf,
}: PastOptions<State, Open, Piece, Move>): OpenPast {
  // A match stores the seat a stake was for and the whole hand, and nothing else is paid.
  const stakeOf = ({ result }: PastResult) => ({
    // Of this kind's stakes.
    own: (result.what as { readonly seat: number }).seat,
    // The same holds here.
    hand: result.outcome as KeptHand<Move>,
  })

  function Brief(props: PastResult) {
    const labels = useMatchLabels()
    const { full } = useMoney()
    const { own, hand } = stakeOf(props)
    const nameOf = useNames(hand.seats, own)
    const [first = 0] = hand.winners
    if (hand.winners.length > 1) return labels.wonShared
    if (first === own) return sayLabel(labels, 'wonYou', { amount: full(props.result.win) })
    return sayLabel(labels, 'wonNot', { name: nameOf(first) })
  }

  function Outcome(props: PastResult) {
    const labels = useMatchLabels()
    const { own, hand } = stakeOf(props)
    const nameOf = useNames(hand.seats, own)
    const useShowMove = game.useShowMove
    const show = useShowMove()
    const end = replayHand(rules, props.draws ?? [], hand.moves)
    const open = end && rules.openOf(end)
    const result: HandResult<unknown, Piece> = {
      ...hand,
      hand: '',
      open,
      held: hand.seats.map((_, seat) => (end ? rules.heldOf(end, seat) : [])),
    }
    return (
      <div className="past-match">
        {open && (
          <div className="past-middle">
            <game.Middle open={open} near={own} nameOf={nameOf} />
          </div>
        )}
        <Result Rest={end ? game.Rest : Unknown} result={result} own={own} rakePercent={rakePercent} />
        <h2>{labels.course}</h2>
        <ol className="past-moves">
          {[...hand.moves.entries()].map(([at, { seat, by, move }]) => (
            // Moves of a stored hand stay where they are.
            <li key={at} data-own={seat === own || undefined}>
              <span>{nameOf(seat)}</span>
              <span>
                {show(move)}
                {by !== 'player' && hand.seats[seat]?.kind === 'player' && <small>{labels.by[by]}</small>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    )
  }
  return (gameId) => ({ palette: coloursOf(paletteOf(gameId)), Outcome, Brief })
}

/** What seats were left with is not known of a hand whose deal is not. */
const Unknown = () => '–'

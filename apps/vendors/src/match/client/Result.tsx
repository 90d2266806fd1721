import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import type { HandResult } from '../wire.ts'
import type { MatchGame } from './matchGame.ts'
import { useMatchLabels } from './matchLabels.ts'
import { useNames } from './useNames.ts'

interface ResultProps<Open, Piece> {
  /** What a seat was left with, as the game draws it. */
  readonly Rest: MatchGame<Open, Piece, unknown>['Rest']
  readonly result: HandResult<Open, Piece>
  /** The player's own seat in that hand. */
  readonly own: number | undefined
  readonly rakePercent: number
}

/** Who won and why, and where the whole pot went: each one's share and the rake. */
export function Result<Open, Piece>({ Rest, result, own, rakePercent }: ResultProps<Open, Piece>) {
  const labels = useMatchLabels()
  const { plain, full } = useMoney()
  const nameOf = useNames(result.seats, own)
  const why = useWhy(result, own)
  return (
    // It scrolls where the table is low, by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="result-card" aria-label={labels.result} tabIndex={0}>
      <h2>{why}</h2>
      <table>
        <caption>{sayLabel(labels, 'sum', { pot: full(result.pot) })}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.seatsAt}</th>
            <th scope="col">{labels.rest}</th>
            <th scope="col">{labels.share}</th>
          </tr>
        </thead>
        <tbody>
          {result.shares.map((share, seat) => (
            // Seats stay where they are.
            <tr key={nameOf(seat) + String(seat)} data-won={share > 0 || undefined}>
              <th scope="row">{nameOf(seat)}</th>
              <td>
                <Rest held={result.held[seat] ?? []} />
              </td>
              <td className="amount">{plain(share)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {sayLabel(labels, 'house', { percent: rakePercent })}
            </th>
            <td className="amount">{plain(result.rake)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** How a hand ended, in a sentence or two. */
export function useWhy<Open, Piece>(result: HandResult<Open, Piece> | undefined, own: number | undefined): string {
  const labels = useMatchLabels()
  const { full } = useMoney()
  const nameOf = useNames(result?.seats ?? [], own)
  if (result === undefined) return ''
  const [first = 0] = result.winners
  const how =
    result.why === 'blocked'
      ? labels.blocked
      : first === own
        ? labels.outYou
        : sayLabel(labels, 'out', { name: nameOf(first) })
  const share = own === undefined ? 0 : (result.shares[own] ?? 0)
  const gets =
    share > 0
      ? sayLabel(labels, 'wonYou', { amount: full(share) })
      : result.winners.length > 1
        ? labels.wonShared
        : sayLabel(labels, 'wonNot', { name: nameOf(first) })
  return `${how} ${gets}`
}

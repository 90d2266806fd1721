import { sayLabel } from '@foyer/ui/labels'
import { Icon } from '../../../../client/components/Icon.tsx'
import { useMoney } from '../../../../client/components/money.ts'
import { useBook } from '../BookContext.ts'
import { eventName, marketName, pickName, writeOdds } from '../model/names.ts'
import type { SlipLeg } from '../model/slip.ts'
import { Kickoff } from './Kickoff.tsx'
import { StakeField } from './StakeField.tsx'

interface SlipLegRowProps {
  readonly leg: SlipLeg
  /** Its odds as they are now, where they have changed without the player's consent. */
  readonly changed: number | undefined
  /** No bet is taken on it any more. */
  readonly isClosed: boolean
  readonly hasStake: boolean
  readonly onRemove: () => void
}

/** A selection on the slip, with what stands in its way beside it. */
export function SlipLegRow({ leg, changed, isClosed, hasStake, onRemove }: SlipLegRowProps) {
  const { shown, words } = useBook()
  const { full } = useMoney()
  const { language } = words
  const name = pickName(words, leg, leg, leg.selection)
  const problem = hasStake ? undefined : shown.slip.problems[leg.key]
  return (
    <li className="slip-leg" data-problem={isClosed || changed !== undefined || problem !== undefined || undefined}>
      <p className="slip-pick">
        <strong>{name}</strong>
        <span className="slip-odds">
          {changed !== undefined && <s>{writeOdds(leg.odds, language)}</s>} {writeOdds(changed ?? leg.odds, language)}
        </span>
        <button
          type="button"
          className="slip-remove"
          aria-label={sayLabel(words, 'remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </p>
      <p className="slip-event">
        {marketName(words, leg.sport, leg)} · {eventName(words, leg)} · <Kickoff at={leg.start} now={shown.now} />
      </p>
      <p className="slip-problem" role="status">
        {isClosed
          ? words.problems.market_closed
          : changed !== undefined &&
            sayLabel(words, 'changed', { old: writeOdds(leg.odds, language), now: writeOdds(changed, language) })}
        {!isClosed &&
          changed === undefined &&
          problem &&
          sayLabel(words.problems, problem.code, { amount: full(problem.amount ?? 0) }, language)}
      </p>
      {hasStake && <StakeField place={leg.key} name={name} isSaid={isClosed} />}
    </li>
  )
}

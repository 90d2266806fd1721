import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { mostLegs } from '../../engine/bets.ts'
import type { BookLimits } from '../../engine/limits.ts'
import { bookPercent } from '../../engine/markets.ts'
import { mostShade, voidOneIn } from '../../engine/terms.ts'
import { type BookKind, bookPlans } from '../../feed/plans.ts'
import { useBookWords } from '../../words.ts'

interface BookRulesProps {
  readonly kind: BookKind
  readonly limits: BookLimits
}

/** How bets are taken and settled, and what each market returns (QR22). */
export function BookRules({ kind, limits }: BookRulesProps) {
  const words = useBookWords()
  const { plain, full } = useMoney()
  const { rules, language } = words
  const say = (key: keyof typeof rules, values: Record<string, string | number> = {}) =>
    sayLabel(rules, key, values, language)
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const returns = (percent: number): string => share.format(100 / percent)
  const twoWay = bookPercent('winner', { kind: 'sets' })
  const isMoving = !bookPlans[kind].staticOdds
  const hasSides = kind !== 'cockfight'
  const base = hasSides ? twoWay : bookPercent('winner', { kind: 'field' })
  return (
    <>
      <h3>{rules.how}</h3>
      <p>{say('howText', { legs: mostLegs })}</p>
      <p>{rules.closing}</p>
      <p>{rules.consent}</p>
      <p>{rules.interruption}</p>
      <p>{rules.results}</p>
      <p>{isMoving ? say('moving', { shade: mostShade * 100 }) : rules.static}</p>
      <p>{say('void', { count: voidOneIn })}</p>
      {kind === 'sports' && <p>{rules.extra}</p>}
      <h3>{rules.returns}</h3>
      <dl className="facts">
        {hasSides && (
          <>
            <dt>{rules.twoWay}</dt>
            <dd>{returns(twoWay)}</dd>
          </>
        )}
        {kind === 'sports' && (
          <>
            <dt>{rules.threeWay}</dt>
            <dd>{returns(bookPercent('result', { kind: 'goals' }))}</dd>
          </>
        )}
        <dt>{rules.field}</dt>
        <dd>{returns(bookPercent('winner', { kind: 'field' }))}</dd>
      </dl>
      <p>{say('returnsText', { single: returns(base), triple: share.format((100 / base) ** 3) })}</p>
      <h3>{rules.caps}</h3>
      <p>
        {say('capsText', {
          least: plain(limits.least),
          most: full(limits.most),
          payout: full(limits.payout),
          event: full(limits.event),
        })}
      </p>
    </>
  )
}

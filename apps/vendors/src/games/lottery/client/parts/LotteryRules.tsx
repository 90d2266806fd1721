import { type BetPicks, type BetType, betTypesOf } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import type { LotteryLimits } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { formOf } from '../model/lotteryShown.ts'

/** How bets are taken and settled, and what each pays with its chance (QR22). */
export function LotteryRules({ limits }: { readonly limits: LotteryLimits }) {
  const { shown, words } = useLottery()
  const { plain, full } = useMoney()
  const { rules, language } = words
  const form = formOf(shown.view)
  const types = form === undefined ? [] : betTypesOf(form)
  const capped = types
    .map(({ id, odds, picks }) => ({
      id,
      pays: Math.max(
        ...sizesOf(picks)
          .flatMap(odds)
          .map(({ pays }) => pays),
      ),
    }))
    .map(({ id, pays }) => ({ id, price: Math.floor((limits.payout * 100) / pays) }))
    .filter(({ price }) => price < limits.most)
  return (
    <>
      <h3>{rules.how}</h3>
      <p>{rules.sale}</p>
      <p>{rules.drawn}</p>
      <p>{rules.settled}</p>
      <p>
        {sayLabel(
          rules,
          'caps',
          { least: plain(limits.least), most: full(limits.most), payout: full(limits.payout) },
          language,
        )}
      </p>
      {capped.length > 0 && (
        <ul>
          {capped.map(({ id, price }) => (
            <li key={id}>{sayLabel(rules, 'capped', { type: words.types[id].name, price: full(price) })}</li>
          ))}
        </ul>
      )}
      <h3>{rules.pays}</h3>
      {types.map((type) => (
        <Table key={type.id} type={type} />
      ))}
    </>
  )
}

/** How many picks a bet may have. */
const sizesOf = (picks: BetPicks): number[] =>
  picks.of === 'balls' ? Array.from({ length: picks.most - picks.least + 1 }, (_, index) => picks.least + index) : [1]

/** All ways to win with one kind of bet. */
function Table({ type }: { readonly type: BetType }) {
  const { words } = useLottery()
  const { rules, language } = words
  const write = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const counts = sizesOf(type.picks)
  const odds = counts.flatMap((count) => type.odds(count))
  const back = (count: number) =>
    type.odds(count).reduce((sum, { pays, chance, times = chance }) => sum + (pays / 100) * times, 0)
  const returns = counts.map(back)
  const [least, most] = [Math.min(...returns), Math.max(...returns)]
  // A range of one value would be written as about it.
  const given = share.format(least) === share.format(most) ? share.format(least) : share.formatRange(least, most)
  return (
    <table className="lotto-odds">
      <caption>
        {words.types[type.id].name} · {sayLabel(rules, 'returns', { share: given })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{rules.way}</th>
          <th scope="col">{rules.times}</th>
          <th scope="col">{rules.chance}</th>
        </tr>
      </thead>
      <tbody>
        {odds.map(({ row, matches, pays, chance }) => (
          <tr key={`${row}${matches}`}>
            <th scope="row">
              {row ?? (matches === undefined ? rules.right : sayLabel(rules, 'matches', { count: matches }, language))}
            </th>
            <td>{write.format(pays / 100)}</td>
            <td>{sayLabel(rules, 'oneIn', { count: write.format(Math.round(10 / chance) / 10) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

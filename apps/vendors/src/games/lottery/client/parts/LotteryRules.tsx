import { type BetType, betTypesOf } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import type { LotteryLimits } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { formOf } from '../model/createLotteryModel.ts'

/** How bets are taken and settled, and what each pays with its chance (QR22). */
export function LotteryRules({ limits }: { readonly limits: LotteryLimits }) {
  const { shown, words } = useLottery()
  const { plain, full } = useMoney()
  const { rules, language } = words
  const form = formOf(shown.view)
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
      <h3>{rules.pays}</h3>
      {form && betTypesOf(form).map((type) => <Table key={type.id} type={type} />)}
    </>
  )
}

/** All ways to win with one kind of bet. */
function Table({ type }: { readonly type: BetType }) {
  const { words } = useLottery()
  const { rules, language } = words
  const write = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const counts =
    type.picks.of === 'balls' && type.picks.least < type.picks.most
      ? Array.from({ length: type.picks.most }, (_, index) => index + 1)
      : [type.picks.of === 'balls' ? type.picks.most : 1]
  const odds = counts.flatMap((count) => type.odds(count))
  const back = (count: number) => type.odds(count).reduce((sum, { pays, chance }) => sum + (pays / 100) * chance, 0)
  const returns = counts.map(back)
  return (
    <table className="pays">
      <caption>
        {words.types[type.id].name} · {sayLabel(rules, 'returns', { share: share.format(Math.min(...returns)) })}
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

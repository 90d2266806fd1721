import type { BetType } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useLottery } from '../LotteryContext.ts'

/** What a kind of bet pays and how often, before it is bought: the dearest way to win, and how many others there are. */
export function OddsLine({ type }: { readonly type: BetType }) {
  const { shown, words } = useLottery()
  const write = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  const least = type.picks.of === 'balls' ? type.picks.least : 1
  const odds = type.odds(Math.max(least, shown.picks.length))
  const [first] = odds
  if (first === undefined) return null
  const told = sayLabel(words, 'odds', {
    pays: write.format(first.pays / 100),
    chance: write.format(Math.round(10 / first.chance) / 10),
  })
  return (
    <strong className="pick-odds">
      {told}
      {odds.length > 1 && ` ${sayLabel(words, 'otherOdds', { count: odds.length - 1 }, words.language)}`}
    </strong>
  )
}

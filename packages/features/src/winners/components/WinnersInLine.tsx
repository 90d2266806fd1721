import { type SettingsOf, useFormats, useLabels, useTimeAgo } from '@foyer/feature-api'
import { WinnerLine } from '@foyer/ui/WinnerLine'
import type { WinnerLineSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { refreshEvery, winnersQuery } from '../model/winnersQuery.ts'
import { WinnersInLineRoot } from './WinnersInLine.styles.ts'

/** The newest winners in one line, with time and amount (L04, L31). */
export function WinnersInLine({ settings: { limit } }: { settings: SettingsOf<typeof WinnerLineSettings> }) {
  const ago = useTimeAgo()
  const { money } = useFormats()
  const labels = useLabels('WinnerLine')
  const { data = [] } = useOperation('winnerBoard', winnersQuery(limit), { refetchInterval: refreshEvery })
  if (data.length === 0) return null
  const highest = Math.max(...data.map(({ winAmount }) => winAmount))
  const winners = data.map(({ customerId, customerName, gameName, winAmount, winTime }, index) => ({
    id: `${customerId} ${index}`,
    customerName,
    gameName,
    amount: money(winAmount),
    at: winTime === undefined ? undefined : { instant: winTime, words: ago(winTime) ?? '' },
    isHighest: winAmount === highest,
  }))
  return (
    <WinnersInLineRoot data-bleeds>
      <WinnerLine winners={winners} labels={labels} />
    </WinnersInLineRoot>
  )
}

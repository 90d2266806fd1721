import { type SettingsOf, useLabels, useRuntime, useTimeAgo } from '@foyer/feature-api'
import { formatMoney } from '@foyer/rules'
import { JackpotCounter } from '@foyer/ui/JackpotCounter'
import { WinnerBoard, type WinnerEntry } from '@foyer/ui/WinnerBoard'
import type { WinnerBoardSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { storedJackpot } from '../model/storedJackpot.ts'
import { refreshEvery, winnersQuery } from '../model/winnersQuery.ts'

const none: readonly WinnerEntry[] = []

/** The newest winners, with the jackpot counter where a brand wants it (L04, L31, L32). */
export function Winners({ settings: { limit, jackpot } }: { settings: SettingsOf<typeof WinnerBoardSettings> }) {
  const jackpotLabels = useLabels('JackpotCounter')
  const { config, language } = useRuntime()
  const money = { ...config.currency, language: language.tag }
  const { data } = useOperation('winnerBoard', winnersQuery(limit), { refetchInterval: refreshEvery })
  const ago = useTimeAgo()
  const amounts = (data ?? []).map(({ winAmount }) => winAmount)
  const highest = amounts.indexOf(Math.max(...amounts))
  const entries =
    data?.map(({ customerId, iconUrl, customerName, gameName, winAmount, winTime }, index) => ({
      id: `${customerId} ${index}`,
      icon: iconUrl,
      customerName,
      gameName,
      amount: formatMoney(winAmount, money),
      at: winTime === undefined ? undefined : { instant: winTime, words: ago(winTime) ?? '' },
      isHighest: index === highest,
    })) ?? none
  const counter = jackpot && (
    <JackpotCounter
      source={storedJackpot}
      format={(value) => formatMoney(value * 10 ** money.decimals, money)}
      labels={jackpotLabels}
    />
  )
  return <WinnerBoard entries={entries} jackpot={counter} labels={useLabels('WinnerBoard')} />
}

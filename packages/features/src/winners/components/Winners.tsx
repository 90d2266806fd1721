import { type SettingsOf, useLabels, useRuntime } from '@foyer/feature-api'
import { formatMoney } from '@foyer/rules'
import { JackpotCounter } from '@foyer/ui/JackpotCounter'
import { WinnerBoard, type WinnerEntry } from '@foyer/ui/WinnerBoard'
import { useMemo } from 'react'
import type { WinnerBoardSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { storedJackpot } from '../model/storedJackpot.ts'
import { refreshEvery, winnersQuery } from '../model/winnersQuery.ts'

const none: readonly WinnerEntry[] = []

/** The newest winners, with the jackpot counter where a brand wants it (L04, L31, L32). */
export function Winners({ settings: { limit, jackpot } }: { settings: SettingsOf<typeof WinnerBoardSettings> }) {
  const jackpotLabels = useLabels('JackpotCounter')
  const { config, language } = useRuntime()
  const { symbol } = config.currency
  const { data } = useOperation('winnerBoard', winnersQuery(limit), { refetchInterval: refreshEvery })
  const entries = useMemo(
    () =>
      data?.map(({ customerId, iconUrl, customerName, gameName, winAmount }, index) => ({
        id: `${customerId} ${index}`,
        icon: iconUrl,
        customerName,
        gameName,
        amount: formatMoney(winAmount, { symbol, language: language.tag }),
      })) ?? none,
    [data, symbol, language.tag],
  )
  const counter = jackpot && (
    <JackpotCounter
      source={storedJackpot}
      format={(value) => formatMoney(value * 100, { symbol, language: language.tag })}
      labels={jackpotLabels}
    />
  )
  return <WinnerBoard entries={entries} jackpot={counter} labels={useLabels('WinnerBoard')} />
}

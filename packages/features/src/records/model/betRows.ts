import { fromMinor, type GameType } from '@foyer/contract'
import { formatDate, localTime } from '@foyer/rules'
import type { Bet } from './historyData.ts'
import type { useT } from './useT.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** An instant as `yyyy-MM-dd HH:mm:ss` in a time zone (V31); empty for what is none. */
export function timeText(instant: string, timeZone: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const time = localTime(date, timeZone)
  return `${formatDate(time)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`
}

/** The rows of the exported file, the heading first. Amounts are plain decimals, so that a program can add them up. */
export function betRows(
  bets: readonly Bet[],
  t: ReturnType<typeof useT>,
  nameOf: (gameType: GameType) => string,
  place: { readonly timeZone: string; readonly currency: string },
): readonly (readonly string[])[] {
  const { timeZone, currency } = place
  const heading = [
    `${t('csvTime')} (${timeZone})`,
    t('csvReference'),
    t('csvGame'),
    t('csvProvider'),
    t('csvCategory'),
    t('csvStatus'),
    t('csvBet', { currency }),
    t('csvWin', { currency }),
    t('csvNet', { currency }),
  ]
  const rows = bets.map((bet) => [
    timeText(bet.betTime, timeZone),
    bet.betId,
    bet.gameName,
    bet.displayName,
    nameOf(bet.gameType),
    t(`status_${bet.status}`),
    fromMinor(bet.betAmount),
    fromMinor(bet.winAmount),
    fromMinor(bet.netAmount),
  ])
  return [heading, ...rows]
}

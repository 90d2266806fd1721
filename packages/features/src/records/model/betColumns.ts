import type { BetStatus, GameType, Operations, ValueOf } from '@foyer/contract'
import type { RecordColumn, RecordTone } from '@foyer/ui/centre/RecordsPage'
import type { useT } from './useT.ts'

export type BetHistory = ValueOf<Operations['betHistory']>
export type Bet = BetHistory['bets'][number]

/** What came of a bet: only what brought more than the bet is a gain. */
const tones: Readonly<Record<BetStatus, RecordTone>> = {
  OPEN: 'pending',
  WON: 'positive',
  RETURNED: 'neutral',
  LOST: 'quiet',
  CANCELLED: 'neutral',
}

/** An open bet may still win and a void one was given back: neither stands in a sum. */
export const isSettled = ({ status }: Bet): boolean => status !== 'OPEN' && status !== 'CANCELLED'

/** What is said of how a bet stands; of a void one, why. */
const statusKey = (bet: Bet) => {
  if (isPartlyBack(bet)) return 'partlyReturned'
  const { status, voidReason } = bet
  return status === 'CANCELLED' && voidReason ? (`void_${voidReason}` as const) : (`status_${status}` as const)
}

const isPartlyBack = ({ status, winAmount, betAmount }: Bet): boolean => status === 'RETURNED' && winAmount < betAmount

/** What is said of a bet, in the table, on a phone and in the exported file. */
export const betColumns = (
  t: ReturnType<typeof useT>,
  nameOf: (gameType: GameType) => string,
  totals: BetHistory['totals'] | undefined,
  seeRound?: (bet: Bet) => void,
): readonly RecordColumn<Bet>[] => [
  {
    kind: 'time',
    id: 'time',
    header: t('time'),
    value: ({ betTime }) => betTime,
    detail: {
      header: t('reference'),
      value: ({ betId }) => betId,
      press: {
        label: ({ betId }) => t('seeRound', { reference: betId }),
        of: (bet) => (bet.canReplay === true && seeRound ? () => seeRound(bet) : undefined),
      },
    },
  },
  {
    kind: 'name',
    id: 'game',
    header: t('game'),
    value: ({ gameName }) => gameName,
    detail: { header: t('provider'), value: ({ displayName }) => displayName },
  },
  { kind: 'text', id: 'category', header: t('category'), value: ({ gameType }) => nameOf(gameType) },
  {
    kind: 'status',
    id: 'status',
    header: t('status'),
    value: (bet) => t(statusKey(bet)),
    tone: ({ status }) => tones[status],
  },
  { kind: 'money', id: 'bet', header: t('bet'), value: ({ betAmount }) => betAmount, total: totals?.betAmount },
  {
    kind: 'money',
    id: 'win',
    header: t('win'),
    value: (bet) => (bet.status === 'OPEN' ? undefined : bet.winAmount),
    total: totals?.winAmount,
  },
  {
    kind: 'money',
    id: 'net',
    header: t('net'),
    value: (bet) => (bet.status === 'OPEN' ? undefined : bet.netAmount),
    isSigned: true,
    total: totals?.netAmount,
  },
]

import type { RecordSums } from '@foyer/ui/centre/RecordsPage'
import type { BetHistory } from './betColumns.ts'
import type { useT } from './useT.ts'

/** Says that the sums are of settled bets, and what is staked beside them, so that everything adds up. */
export function betSums(t: ReturnType<typeof useT>, answer: BetHistory | undefined): RecordSums | undefined {
  if (!answer) return undefined
  const { unsettled, totalCount } = answer
  const apart = unsettled.reduce((sum, { count }) => sum + count, 0)
  return {
    page: t('sumPage'),
    all: t('sumAll', { count: totalCount - apart }),
    apart: unsettled.map(({ status, count, betAmount }) => ({
      label: t(`sum_${status}`, { count }),
      values: { bet: betAmount },
    })),
  }
}

import { useDrawCards, useLabels } from '@foyer/feature-api'
import { useOperation } from './calls.ts'
import { useT } from './useT.ts'

const refreshEvery = 60_000

/** The lotteries in the order they are drawn, and what a card says of each. */
export function useDraws() {
  const t = useT()
  const labels = useLabels('DrawCard')
  const answer = useOperation('lotteryMenus', {}, { refetchInterval: refreshEvery })
  return { ...answer, ...useDrawCards(answer, { t, labels }) }
}

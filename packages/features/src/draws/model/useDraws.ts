import { firstPause, useDrawCards, useFollowSales, useLabels } from '@foyer/feature-api'
import { useState } from 'react'
import { useOperation } from './calls.ts'
import { useT } from './useT.ts'

/** The lotteries in the order they are drawn, and what a card says of each. */
export function useDraws() {
  const t = useT()
  const labels = useLabels('DrawCard')
  const [refetchInterval, setPause] = useState(firstPause)
  const answer = useOperation('lotteryMenus', {}, { refetchInterval })
  const cards = useDrawCards(answer, { t, labels })
  useFollowSales(answer, cards.isAwaited, setPause)
  return { ...answer, ...cards }
}

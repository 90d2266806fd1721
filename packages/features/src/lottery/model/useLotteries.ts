import { firstPause, useDrawCards, useFollowSales, useLabels } from '@foyer/feature-api'
import { useState } from 'react'
import { useOperation } from './calls.ts'
import { type LotteryPageId, menusOf, vnQuery } from './lotteryPages.ts'
import { usePrizeMode } from './usePrizeMode.ts'
import { useT } from './useT.ts'

/** The lotteries of a page, asked for again as their sales close (W12), and what cards say of them. */
export function useLotteries(page: LotteryPageId) {
  const t = useT()
  const labels = useLabels('DrawCard')
  const [refetchInterval, setPause] = useState(firstPause)
  const isNational = page === 'vnLottery'
  const brand = usePrizeMode()
  const national = useOperation('vnLotteryMenus', vnQuery(brand), { refetchInterval, enabled: isNational })
  const others = useOperation('lotteryMenus', menusOf(page, brand), { refetchInterval, enabled: !isNational })
  const answer = isNational ? national : others
  const cards = useDrawCards(answer, { t, labels })
  useFollowSales(answer, cards.isAwaited, setPause)
  return { ...answer, ...cards }
}

import { useDrawCards, useLabels } from '@foyer/feature-api'
import { useEffect, useRef, useState } from 'react'
import { useOperation } from './calls.ts'
import { type LotteryPageId, menusOf, vnQuery } from './lotteryPages.ts'
import { menuRefresh } from './menuRefresh.ts'
import { useT } from './useT.ts'

/** The lotteries of a page, asked for again as their sales close (W12), and what cards say of them. */
export function useLotteries(page: LotteryPageId) {
  const t = useT()
  const labels = useLabels('DrawCard')
  const [interval, setPause] = useState(30_000)
  const isNational = page === 'vnLottery'
  const options = { refetchInterval: interval }
  const national = useOperation('vnLotteryMenus', vnQuery, { ...options, enabled: isNational })
  const others = useOperation('lotteryMenus', menusOf(page), { ...options, enabled: !isNational })
  const answer = isNational ? national : others
  const { data, isFetching } = answer
  const asked = useRef(0)
  useEffect(() => {
    if (isFetching) asked.current = performance.now()
    else if (data) setPause(menuRefresh(data, asked.current === 0 ? 0 : performance.now() - asked.current))
  }, [isFetching, data])
  return { ...answer, ...useDrawCards(answer, { t, labels }) }
}

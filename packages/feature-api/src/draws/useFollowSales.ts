import type { LotteryMenu } from '@foyer/contract'
import { useEffect, useRef } from 'react'
import { menuRefresh } from './menuRefresh.ts'

interface Answer {
  readonly data: readonly LotteryMenu[] | undefined
  readonly isFetching: boolean
}

/** The pause before the first answer with lotteries is asked for again, in ms. */
export const firstPause = 30_000

/**
 * Sets the pause after which an answer with lotteries is asked for again, in ms, as their sales close (W12), or soon where a draw has passed
 * whose numbers are awaited.
 */
export function useFollowSales(
  { data, isFetching }: Answer,
  isAwaited: boolean,
  setPause: (pause: number) => void,
): void {
  const asked = useRef(0)
  useEffect(() => {
    if (isFetching) asked.current = performance.now()
    else if (data) setPause(menuRefresh(data, asked.current === 0 ? 0 : performance.now() - asked.current, isAwaited))
  }, [isFetching, data, isAwaited, setPause])
}

import type { LotteryMenu } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { followDraws, type LiveDraw, type LiveDraws, liveAt, newsFor } from './followDraws.ts'

/** After its moment a draw is given so long to be drawn before its numbers are asked for, in ms. */
const drawsFor = 2000

interface Answer {
  readonly data: readonly LotteryMenu[] | undefined
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

interface Live {
  /** The lotteries; one whose draw is on is as it was before. */
  readonly shown: readonly LotteryMenu[] | undefined
  readonly liveOf: (gameId: string) => LiveDraw | undefined
  /** Whether a draw has passed whose numbers are not known. */
  readonly isAwaited: boolean
}

/** Keeps the ticket of a draw that passes while it is on the screen until its numbers have come and were shown. */
export function useLiveDraws({ data, dataUpdatedAt, refetch }: Answer, clockOffset: number): Live {
  const [followed, setFollowed] = useState<{ data: typeof data; live: LiveDraws }>({ data, live: new Map() })
  let { live } = followed
  // In the same render as the answer, so that its next draw is not shown before the one that has just been.
  const toldAt = dataUpdatedAt + clockOffset
  if (followed.data !== data) {
    live = followDraws(live, followed.data, data, toldAt)
    setFollowed({ data, live })
  }
  const ends = Math.min(...[...live.values()].map(({ until }) => until))
  useEffect(() => {
    if (!Number.isFinite(ends)) return
    const goOn = (): void => setFollowed((last) => ({ ...last, live: liveAt(last.live, ends) }))
    const timer = setTimeout(goOn, ends - Date.now() - clockOffset)
    return () => clearTimeout(timer)
  }, [ends, clockOffset])
  const coming = (data ?? []).map(({ nextDraw = '' }) => Date.parse(nextDraw)).filter((at) => at > toldAt)
  const soonest = Math.min(...coming)
  useEffect(() => {
    // The answers that come anyway tell of those that are further away.
    if (!(soonest - Date.now() - clockOffset < newsFor * 2)) return
    const timer = setTimeout(() => void refetch(), soonest - Date.now() - clockOffset + drawsFor)
    return () => clearTimeout(timer)
  }, [soonest, clockOffset, refetch])
  return {
    shown: live.size === 0 ? data : data?.map((lottery) => live.get(lottery.gameId)?.lottery ?? lottery),
    liveOf: (gameId) => live.get(gameId),
    isAwaited: [...live.values()].some(({ numbers }) => !numbers),
  }
}

import type { LotteryMenu } from '@foyer/contract'
import { useEffect } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { mostDraws } from './usePastDraws.ts'

/** The last hundred draws of a lottery (C06), asked for again as soon as the menu knows of another one. */
export function useNewResults({ gameId, previousDraw = '' }: LotteryMenu) {
  const { queries } = useRuntime()
  const results = useOperation('openedNumbers', { gameCode: gameId, count: mostDraws })
  const newest = results.data?.list[0]?.drawsAt ?? previousDraw
  const isBehind = results.data !== undefined && previousDraw > newest
  // biome-ignore lint/correctness/useExhaustiveDependencies: every draw that the menu tells of is asked for once
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: ['openedNumbers'] })
  }, [isBehind, previousDraw, queries])
  return results
}

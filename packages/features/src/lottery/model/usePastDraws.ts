import type { LotteryDraw } from '@foyer/contract'
import { problemText } from '@foyer/feature-api'
import { useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { mergeDraws } from './mergeDraws.ts'

/** How many draws one answer holds (C06), and how many are added at a time. */
export const mostDraws = 100
const step = 10

/** Past draws of a lottery, of all days or one of its own calendar, the last first; more of them on demand. */
export function usePastDraws(gameCode: string, date: string) {
  const runtime = useRuntime()
  const input = { gameCode, count: mostDraws, ...(date === '' ? {} : { date }) }
  const { data, isError, refetch } = useOperation('openedNumbers', input)
  const [older, setOlder] = useState<{ readonly list: readonly LotteryDraw[]; readonly hasMore: boolean }>()
  const [count, setCount] = useState(step)
  const [isBusy, setBusy] = useState(false)
  // A new draw comes in front; those that were shown stay.
  const known = mergeDraws(data?.list ?? [], older?.list ?? [])
  const last = known.at(-1)
  const hasOlder = (older ?? data)?.hasMore ?? false

  const more = async (): Promise<void> => {
    if (count + step > known.length && hasOlder && last) {
      setBusy(true)
      try {
        const next = await runtime.client.call('openedNumbers', { ...input, before: last.drawsAt })
        setOlder({ list: [...known, ...next.list], hasMore: next.hasMore })
      } catch (error) {
        runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
        return
      } finally {
        setBusy(false)
      }
    }
    setCount(count + step)
  }
  return {
    draws: data && known.slice(0, count),
    hasMore: hasOlder || count < known.length,
    isBusy,
    more: () => void more(),
    isBroken: isError && !data,
    askAgain: () => void refetch(),
  }
}

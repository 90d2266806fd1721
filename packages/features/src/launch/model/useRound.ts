import { problemOf } from '@foyer/feature-api'
import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from './calls.ts'
import { askForRound } from './gameAddress.ts'

export type RoundFrame =
  | { readonly step: 'asking' }
  | { readonly step: 'shown'; readonly address: string }
  | { readonly step: 'failed'; readonly isMissing: boolean }

/** Where the vendor shows a round of the betting record; the address is good for minutes only, so it is asked for anew each time. */
export function useRound(vendor: string, betId: string) {
  const runtime = useRuntime()
  const [frame, setFrame] = useState<RoundFrame>({ step: 'asking' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const asking = new AbortController()
    setFrame({ step: 'asking' })
    askForRound(runtime, { vassalage: vendor, betId }, asking.signal).then(
      (address) => asking.signal.aborted || setFrame({ step: 'shown', address }),
      (error: unknown) => {
        const isMissing = problemOf(error).code === 'not_found'
        if (!asking.signal.aborted) setFrame({ step: 'failed', isMissing })
      },
    )
    return () => asking.abort()
  }, [runtime, vendor, betId, attempt])
  return { frame, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}

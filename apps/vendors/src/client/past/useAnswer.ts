import { useCallback, useEffect, useState } from 'react'
import { RefusedCall } from '../api/gameApi.ts'

export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** Asking again is no use where there is nothing to find. */
  | { readonly state: 'failed'; readonly isMissing: boolean }

/** What the server answers, asked as soon as it is needed; `ask` has to stay the same while the question does. */
export function useAnswer<Value>(ask: () => Promise<Value>): {
  readonly answer: Answer<Value>
  readonly retry: () => void
} {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    let isOver = false
    setAnswer({ state: 'loading' })
    ask().then(
      (value) => isOver || setAnswer({ state: 'ready', value }),
      (error: unknown) => {
        const isMissing = error instanceof RefusedCall && error.code === 'not_found'
        if (!isOver) setAnswer({ state: 'failed', isMissing })
      },
    )
    return () => {
      isOver = true
    }
  }, [ask, attempt])
  return { answer, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}

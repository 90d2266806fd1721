import { useCallback, useEffect, useState } from 'react'
import type { PastRound } from '../../wire/history.ts'
import { readHistory } from '../api/historyApi.ts'

export interface Rounds {
  readonly rounds: readonly PastRound[]
  readonly state: 'loading' | 'ready' | 'failed'
  /** Whether there are rounds before these. */
  readonly hasOlder: boolean
  /** Reads the next page, or the one that failed again. */
  readonly readOn: () => void
}

/** Rounds of the title that are over, page after page. */
export function useRounds(token: string): Rounds {
  const [known, setKnown] = useState<{ readonly rounds: readonly PastRound[]; readonly older?: string }>({ rounds: [] })
  const [state, setState] = useState<Rounds['state']>('loading')
  const read = useCallback(
    (before?: string) => {
      setState('loading')
      readHistory(token, before).then(
        ({ rounds, ...page }) => {
          setKnown((shown) => ({ rounds: before === undefined ? rounds : [...shown.rounds, ...rounds], ...page }))
          setState('ready')
        },
        () => setState('failed'),
      )
    },
    [token],
  )
  useEffect(() => read(), [read])
  return { rounds: known.rounds, state, hasOlder: known.older !== undefined, readOn: () => read(known.older) }
}

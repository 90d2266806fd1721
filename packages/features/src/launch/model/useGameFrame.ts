import { problemText, useSession } from '@foyer/feature-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './calls.ts'
import type { GameTicket } from './gameTicket.ts'
import { askForAddress, takeAddress } from './startGame.ts'

/** How far the game has come (M12). */
export type GameFrame =
  | { readonly step: 'asking' }
  | { readonly step: 'loading' | 'ready'; readonly address: string }
  | { readonly step: 'needsLogin' }
  | { readonly step: 'failed'; readonly reason: string }

/**
 * Brings a game into its frame: with the address the launch left behind, or with a new one when the page was reloaded or
 * opened by a link. An address works once.
 */
export function useGameFrame(ticket: GameTicket) {
  const runtime = useRuntime()
  const { status } = useSession()
  const [frame, setFrame] = useState<GameFrame>({ step: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const left = useRef<string>(undefined)
  const { gameId, nodeId, vendor, isTrial, name } = ticket

  useEffect(() => {
    left.current ??= takeAddress(runtime)
    if (left.current !== undefined && attempt === 0) {
      setFrame({ step: 'loading', address: left.current })
      return undefined
    }
    if (!isTrial && status === 'unknown') return undefined
    if (!isTrial && status === 'unreachable') {
      setFrame({ step: 'failed', reason: runtime.text('problems', 'network') })
      return undefined
    }
    if (!isTrial && status === 'guest') {
      setFrame({ step: 'needsLogin' })
      return undefined
    }
    const asking = new AbortController()
    setFrame({ step: 'asking' })
    askForAddress(runtime, { gameId, nodeId, vendor, isTrial, name }, asking.signal).then(
      (address) => {
        if (!asking.signal.aborted) setFrame({ step: 'loading', address })
      },
      (error: unknown) => {
        if (!asking.signal.aborted) setFrame({ step: 'failed', reason: problemText(runtime, error) })
      },
    )
    return () => asking.abort()
  }, [runtime, status, attempt, gameId, nodeId, vendor, isTrial, name])

  // What was won or lost in the frame shows outside once it is closed.
  useEffect(
    () => () => {
      for (const operation of ['balance', 'recentGames', 'betHistory']) {
        void runtime.queries.invalidateQueries({ queryKey: [operation] })
      }
    },
    [runtime],
  )

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const markReady = useCallback(
    () => setFrame((now) => (now.step === 'loading' ? { step: 'ready', address: now.address } : now)),
    [],
  )
  return { frame, retry, markReady }
}

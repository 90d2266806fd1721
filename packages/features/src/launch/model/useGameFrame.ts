import { problemOf, problemText, usePageTitle, useSession } from '@foyer/feature-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './calls.ts'
import { askForAddress, type GameAddress, takeAddress } from './gameAddress.ts'
import type { GameTicket } from './gameTicket.ts'

/** Milliseconds after which a game that is not there counts as lost (C18, Z23). */
const loadTimeout = 120_000

/** How far the game has come (M12). */
export type GameFrame =
  | { readonly step: 'asking' }
  | { readonly step: 'loading' | 'ready'; readonly address: string }
  | { readonly step: 'needsLogin' }
  /** A trial account plays for no real money (X05, G02). */
  | { readonly step: 'needsAccount' }
  /** Trying again is no use where there is no such game. */
  | { readonly step: 'failed'; readonly reason: string; readonly isMissing: boolean }

/**
 * Brings a game into its frame: with the address the launch left behind, or with a new one when the page was reloaded or
 * opened by a link. An address works once.
 */
export function useGameFrame(ticket: GameTicket) {
  const runtime = useRuntime()
  const { status, role } = useSession()
  const [frame, setFrame] = useState<GameFrame>({ step: 'asking' })
  const [attempt, setAttempt] = useState(0)
  // What the server calls the game; empty until it has said so.
  const [name, setName] = useState('')
  const left = useRef<GameAddress>(undefined)
  const { gameId, nodeId, vendor, isTrial, isLottery, playType, isPast, back } = ticket

  useEffect(() => {
    const show = (game: GameAddress): void => {
      setName(game.name)
      setFrame({ step: 'loading', address: game.address })
    }
    if (!isTrial && status === 'unknown') return undefined
    if (!isTrial && status === 'unreachable') {
      setFrame({ step: 'failed', reason: runtime.text('problems', 'network'), isMissing: false })
      return undefined
    }
    if (!isTrial && status === 'guest') {
      // What the launch left behind was for a session that is over.
      left.current = undefined
      setFrame({ step: 'needsLogin' })
      return undefined
    }
    if (!isTrial && role === 'trial') {
      setFrame({ step: 'needsAccount' })
      return undefined
    }
    left.current ??= takeAddress(runtime)
    if (left.current !== undefined && attempt === 0) {
      const { address } = left.current
      // Asked again because something about the session has changed: the game that runs goes on.
      setFrame((now) => ('address' in now && now.address === address ? now : { step: 'loading', address }))
      setName(left.current.name)
      return undefined
    }
    const asking = new AbortController()
    setFrame({ step: 'asking' })
    const wanted: GameTicket = {
      gameId,
      nodeId,
      vendor,
      isTrial,
      playType,
      isPast,
      back,
      ...(isLottery && { isLottery }),
    }
    askForAddress(runtime, wanted, asking.signal).then(
      (game) => {
        if (!asking.signal.aborted) show(game)
      },
      (error: unknown) => {
        if (asking.signal.aborted) return
        const isMissing = problemOf(error).code === 'not_found'
        setFrame({ step: 'failed', reason: problemText(runtime, error), isMissing })
      },
    )
    return () => asking.abort()
  }, [runtime, status, role, attempt, gameId, nodeId, vendor, isTrial, isLottery, playType, isPast, back])

  // A game that never says that it is there is lost (C18).
  const { step } = frame
  useEffect(() => {
    if (step !== 'loading') return undefined
    const late = (): void => setFrame({ step: 'failed', reason: runtime.text('problems', 'timeout'), isMissing: false })
    const timer = setTimeout(late, loadTimeout)
    return () => clearTimeout(timer)
  }, [runtime, step])

  // The tab is named after the game, as soon as that is known.
  usePageTitle(name)

  // What was won or lost in the frame shows outside once it is closed.
  useEffect(
    () => () => {
      for (const operation of [
        'balance',
        'recentGames',
        'betHistory',
        'transactionHistory',
        'personalProfit',
        'activityStatement',
      ]) {
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
  return { frame, name, retry, markReady }
}

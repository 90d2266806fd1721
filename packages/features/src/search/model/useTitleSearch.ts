import type { Game } from '@foyer/contract'
import { useEffect, useMemo, useState } from 'react'
import { useOperation } from './calls.ts'
import { useTitleIndex } from './useTitleIndex.ts'

/** So many titles stand in the palette at most: what the eye takes in, and no more rows than a key press has time for. */
const shown = 10
/** So many are offered before anything is typed. */
const offered = 6
/** Milliseconds after the last key before the server is asked, where it has no list of titles. */
const typingTime = 300
/** Milliseconds that the list of titles may take before the server is asked meanwhile. */
const listTime = 1500

interface Found {
  readonly found: readonly Game[]
  readonly total: number
  /** What they were found for; the server has not been asked yet for a letter that was typed right now. */
  readonly text: string
}
const none: Found = { found: [], total: 0, text: '' }

/**
 * The games called like what is typed, best first: from the list of titles, or by asking where the server has none or is slow to send
 * it (N09).
 */
export function useTitleSearch(typed: string) {
  const titles = useOperation('gameTitles', undefined)
  const games = titles.data
  const index = useTitleIndex(games)
  const isLate = useLate(index === undefined, listTime)
  const asks = titles.isError || isLate
  const text = typed.trim()
  // Nothing waits for typing to pause where nobody is asked.
  const asked = useSettled(asks ? text : '', typingTime)
  const input = { gameName: asked, alike: true, pageNo: 1, pageSize: shown }
  const answer = useOperation('gameList', input, { enabled: asks && asked !== '', keepPrevious: true })
  const here = useMemo((): Found => {
    if (index === undefined) return none
    const { best, total } = index.find(text, shown)
    return { found: best.flatMap((hit) => index.games[hit.index] ?? []), total, text }
  }, [index, text])
  // The list begins with what is played most.
  const popular = useMemo(() => games?.slice(0, offered) ?? [], [games])
  if (!asks)
    return { ...here, popular, state: index === undefined ? ('loading' as const) : ('ready' as const), retry: () => {} }
  const state = answer.isError
    ? ('error' as const)
    : answer.data && asked === text
      ? ('ready' as const)
      : ('loading' as const)
  const there = answer.data ? { found: answer.data.games, total: answer.data.totalCount, text: asked } : none
  return { ...there, popular, state, retry: () => void answer.refetch() }
}

/** Whether something is still missed after a while. */
function useLate(isMissed: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isMissed) return undefined
    const timer = setTimeout(() => setIsLate(true), ms)
    return () => clearTimeout(timer)
  }, [isMissed, ms])
  return isMissed && isLate
}

/** A value once it has stayed for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

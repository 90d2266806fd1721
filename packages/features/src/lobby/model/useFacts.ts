import type { Fixture, LiveFacts } from '@foyer/contract'
import { useReader, useRuntime } from '@foyer/feature-api'
import type { FixtureTold, GameTileData } from '@foyer/ui/GameTile'
import { useCallback, useEffect, useState } from 'react'
import { fixtureWords } from './fixtureWords.ts'
import { tableFacts } from './tableFacts.ts'

type Facts = Pick<GameTileData, 'table' | 'fixture' | 'draw'>

/** Puts what a server tells of a match into words of the page. */
export function useFixture(isNeeded: boolean): (fixture: Fixture) => FixtureTold {
  const { tag } = useRuntime().language
  const reader = useReader(isNeeded)
  return useCallback((fixture: Fixture) => fixtureWords(fixture, tag, reader), [tag, reader])
}

/** What puts draws into words, fetched where there are lotteries; their tiles keep its place. */
function useDrawFacts(isNeeded: boolean) {
  const [words, setWords] = useState<typeof import('./drawFacts.tsx')>()
  useEffect(() => {
    if (isNeeded) void import('./drawFacts.tsx').then(setWords)
  }, [isNeeded])
  return words?.drawFacts
}

/** Puts what a server tells of a game that goes on into words of the page, and of most games nothing. */
export function useFacts(games: readonly LiveFacts[]): (game: LiveFacts) => Facts {
  const { config, language } = useRuntime()
  const { symbol } = config.currency
  const { tag } = language
  const fixtureOf = useFixture(games.some(({ fixture }) => fixture !== undefined))
  const drawFacts = useDrawFacts(games.some(({ draw }) => draw !== undefined))
  return useCallback(
    ({ table, fixture, draw }: LiveFacts): Facts => {
      if (fixture) return { fixture: fixtureOf(fixture) }
      if (table) {
        return { table: tableFacts(table, symbol, tag) }
      }
      return draw ? { draw: drawFacts?.(draw, symbol, tag) ?? {} } : {}
    },
    [fixtureOf, symbol, tag, drawFacts],
  )
}

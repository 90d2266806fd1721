import type { Game } from '@foyer/contract'

import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import type { ReactNode } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { GameCentreRoot } from './GameCentre.styles.ts'

/** Games of each sort that the centre shows: whole rows at every width. */
const shown = 12

/** What the member played last and what they have marked, in one place (P21). */
export function GameCentre() {
  const t = useT()
  const { moduleOn, href } = useRuntime()
  const recent = useOperation('recentGames', { pageNo: 1, pageSize: shown })
  const hasMarks = moduleOn('favourites')
  const favourites = useOperation('favouriteGames', { pageNo: 1, pageSize: shown }, { enabled: hasMarks })
  return (
    <GameCentreRoot>
      <Games
        title={t('recentlyPlayed')}
        answer={recent}
        emptyTitle={t('emptyRecentTitle')}
        empty={t('emptyRecentText')}
      />
      {hasMarks && (
        <Games
          title={t('title_fav')}
          answer={favourites}
          emptyTitle={t('emptyFavTitle')}
          empty={t('emptyFavText')}
          more={<Button href={href('fav')}>{t('allFavourites')}</Button>}
        />
      )}
    </GameCentreRoot>
  )
}

interface GamesProps {
  title: string
  answer: {
    readonly data: { readonly games: readonly Game[] } | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  emptyTitle: string
  empty: string
  more?: ReactNode
}

const none: readonly Game[] = []

function Games({ title, answer, emptyTitle, empty, more }: GamesProps) {
  const tiles = useGameTiles(answer.data?.games ?? none)
  return (
    <section>
      <header>
        <h3>{title}</h3>
        {answer.data && answer.data.games.length > 0 && more}
      </header>
      <GameGrid
        {...tiles}
        state={gridState(answer)}
        skeletonCount={6}
        onRetry={() => void answer.refetch()}
        empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
      />
    </section>
  )
}

import type { Game, GameType } from '@foyer/contract'
import { mostPopupGames } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import { TextField } from '@foyer/ui/TextField'
import { useDeferredValue, useMemo, useState } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { VendorGamesRoot } from './VendorGames.styles.ts'

interface VendorGamesProps {
  vendor: string
  gameType: GameType
  /** Told before a game starts, so that what lies over the page can close. */
  onStart: () => void
}

const none: readonly Game[] = []
/** Fewer are seen at a glance. */
const worthSearching = 24

/** All games of a vendor in one list, with a field that finds among them (G06, M11, L29, I40). */
export function VendorGames({ vendor, gameType, onStart }: VendorGamesProps) {
  const t = useT()
  const { config, language } = useRuntime()
  const answer = useOperation('popupGames', {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: config.merchant,
    gameType,
    vassalage: vendor,
    language: language.code,
    pageNo: 1,
    pageSize: mostPopupGames,
  })
  const all = answer.data ?? none
  const [typed, setTyped] = useState('')
  const sought = foldText(useDeferredValue(typed).trim())
  const found = useMemo(() => all.filter(({ name }) => foldText(name).includes(sought)), [all, sought])
  // In the longest list of all nothing stands on a tile that is not needed.
  const { onInfo: _onInfo, ...tiles } = useGameTiles(found)
  const started = (act: (id: string) => void) => (id: string) => {
    onStart()
    act(id)
  }
  return (
    <VendorGamesRoot>
      {all.length > worthSearching && (
        <div data-part="find">
          <TextField
            label={t('searchLabel')}
            type="search"
            maxLength={80}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <output>{t('resultCount', { count: found.length })}</output>
        </div>
      )}
      <GameGrid
        {...tiles}
        layout="even"
        onPlay={started(tiles.onPlay)}
        onTrial={started(tiles.onTrial)}
        state={gridState(answer)}
        skeletonCount={24}
        onRetry={() => void answer.refetch()}
        empty={
          typed === '' ? undefined : (
            <EmptyState
              title={t('noResultsTitle', { text: typed.trim() })}
              actions={<Button onClick={() => setTyped('')}>{t('emptyAction')}</Button>}
            >
              {t('noResultsText')}
            </EmptyState>
          )
        }
      />
    </VendorGamesRoot>
  )
}

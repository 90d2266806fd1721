import { type PlacedBlock, type SettingsOf, siteText, useCategoryName, useRuntime } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Shelf } from '@foyer/ui/Shelf'
import { Tabs } from '@foyer/ui/Tabs'
import { useState } from 'react'
import type { TabbedGamesSettings, TabbedRowSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { tabQuery, tabTiles } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'

type Row = SettingsOf<typeof TabbedRowSettings>

interface TabbedGamesProps {
  settings: SettingsOf<typeof TabbedGamesSettings>
  blocks: readonly PlacedBlock<{ row: Row }>[]
}

const none = [] as const

/** Rows of games in one place, chosen by tabs. */
export function TabbedGames({ settings: { title }, blocks }: TabbedGamesProps) {
  const t = useT()
  const nameOf = useCategoryName()
  const { language, href, categoryRoute } = useRuntime()
  const [selected, select] = useState('0')
  const rows = blocks.map(({ settings }) => settings)
  const row = rows[Number(selected)]
  if (!row) return null
  const labelOf = ({ label, category, order }: Row) => {
    if (label) return siteText(label, language)
    return order === 'new' ? t('newOf', { category: nameOf(category) }) : nameOf(category)
  }
  const route = categoryRoute(row.category)
  const words = siteText(title, language)
  return (
    <Shelf
      title={words}
      moreHref={route && href(route, row.order === 'new' ? { class: 'NEW' } : {})}
      more={t('more')}
      moreName={t('moreOf', { category: labelOf(row) })}
    >
      <Tabs
        variant="pill"
        label={words}
        items={rows.map((one, index) => ({ id: String(index), label: labelOf(one) }))}
        selected={selected}
        onSelect={select}
      >
        <TabGames key={selected} row={row} />
      </Tabs>
    </Shelf>
  )
}

function TabGames({ row }: { row: Row }) {
  const answer = useOperation('gameList', tabQuery(row))
  const tiles = useGameTiles(answer.data?.games ?? none)
  return (
    <GameGrid
      {...tiles}
      layout="eight"
      state={gridState(answer)}
      skeletonCount={tabTiles}
      onRetry={() => void answer.refetch()}
    />
  )
}

import type { Game } from '@foyer/contract'
import {
  type SettingsOf,
  useActions,
  useAddressQuery,
  useCategoryName,
  useLabels,
  useRuntime,
  useSession,
} from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Pagination } from '@foyer/ui/Pagination'
import { Table, type TableColumn } from '@foyer/ui/Table'
import { TextField } from '@foyer/ui/TextField'
import { useEffect, useId, useRef, useState } from 'react'
import type { CatalogueSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { useT } from '../model/useT.ts'
import { CatalogueTableRoot } from './CatalogueTable.styles.ts'

interface Ranked {
  readonly game: Game
  /** Place by popularity among the games that are listed. */
  readonly rank: number
}

/** How long a person who writes has to stop before it is asked for. */
const typingTime = 300

/** All games as a table for those who work with them: the most played first, found by name. Nothing for guests. */
export function CatalogueTable({ settings: { rows } }: { settings: SettingsOf<typeof CatalogueSettings> }) {
  return useSession().status === 'signedIn' ? <Catalogue pageSize={rows} /> : null
}

function Catalogue({ pageSize }: { pageSize: number }) {
  const t = useT()
  const titleId = useId()
  const nameOf = useCategoryName()
  const { launchGame } = useActions()
  const { tag } = useRuntime().language
  const [query, setQuery] = useAddressQuery()
  const gameName = (query.get('filter') ?? '').slice(0, 80)
  const pageNo = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const [text, setText] = useState(gameName)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const answer = useOperation(
    'gameList',
    { pageNo, pageSize, ...(gameName.trim() ? { gameName: gameName.trim() } : {}) },
    { keepPrevious: true },
  )
  const tableLabels = useLabels('Table')
  const pageLabels = useLabels('Pagination')
  const errorLabels = useLabels('ErrorState')

  const write = (values: Readonly<Record<string, string>>, replace: boolean): void => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next, { replace, preventScrollReset: true })
  }
  const filter = (value: string): void => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write({ filter: value.trim(), page: '' }, true), typingTime)
  }

  const percent = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 })
  const columns: readonly TableColumn<Ranked>[] = [
    {
      id: 'game',
      header: t('columnGame'),
      isRowHeader: true,
      cell: ({ game }) => (
        <button type="button" data-part="game" onClick={() => launchGame(game)}>
          {game.name}
        </button>
      ),
    },
    { id: 'maker', header: t('columnMaker'), cell: ({ game }) => game.vendorName },
    { id: 'category', header: t('columnCategory'), cell: ({ game }) => nameOf(game.gameType) },
    {
      id: 'return',
      header: t('columnReturn'),
      align: 'end',
      cell: ({ game: { rtp } }) => (rtp === undefined ? '–' : percent.format(rtp / 100)),
    },
    { id: 'rank', header: t('columnRank'), align: 'end', cell: ({ rank }) => rank.toLocaleString(tag) },
  ]
  const games = answer.data?.games.map((game, index): Ranked => ({ game, rank: (pageNo - 1) * pageSize + index + 1 }))
  return (
    <CatalogueTableRoot aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('catalogue')}</h2>
        <TextField
          label={t('searchLabel')}
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => filter(currentTarget.value)}
        />
      </header>
      <Table
        caption={t('catalogue')}
        columns={columns}
        rows={games ?? []}
        rowKey={({ game }) => String(game.nodeId)}
        state={gridState(answer)}
        placeholderRows={pageSize}
        empty={<EmptyState title={t('noResultsTitle', { text: gameName })}>{t('noResultsText')}</EmptyState>}
        error={<ErrorState title={t('error')} onRetry={() => void answer.refetch()} labels={errorLabels} />}
        labels={tableLabels}
      />
      {answer.data && answer.data.totalPages > 1 && (
        <Pagination
          page={Math.min(pageNo, answer.data.totalPages)}
          pageCount={answer.data.totalPages}
          onPage={(page) => write({ page: page > 1 ? String(page) : '' }, false)}
          labels={pageLabels}
        />
      )}
    </CatalogueTableRoot>
  )
}

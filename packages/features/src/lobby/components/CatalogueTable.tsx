import { type SettingsOf, useAddressQuery, useLabels, useSession, vendorsQuery } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Pagination } from '@foyer/ui/Pagination'
import { TextField } from '@foyer/ui/TextField'
import { useId } from 'react'
import type { CatalogueSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { parsePage } from '../model/lobbyState.ts'
import { useFieldInFocus } from '../model/useFieldInFocus.ts'
import { useSearchField } from '../model/useSearchField.ts'
import { useT } from '../model/useT.ts'
import { useTurnBack } from '../model/useTurnBack.ts'
import { CatalogueTableRoot } from './CatalogueTable.styles.ts'
import { GameTable } from './GameTable.tsx'

const none = [] as const

/** All games as a table for those who work with them: the most played first, found by name. Nothing for guests. */
export function CatalogueTable({ settings: { rows } }: { settings: SettingsOf<typeof CatalogueSettings> }) {
  return useSession().status === 'signedIn' ? <Catalogue pageSize={rows} /> : null
}

function Catalogue({ pageSize }: { pageSize: number }) {
  const t = useT()
  const titleId = useId()
  const [query, setQuery] = useAddressQuery()
  const gameName = (query.get('filter') ?? '').slice(0, 80)
  const pageNo = parsePage(query.get('page'))
  const field = useFieldInFocus()
  const answer = useOperation(
    'gameList',
    { pageNo, pageSize, ...(gameName.trim() ? { gameName: gameName.trim() } : {}) },
    { keepPrevious: true },
  )
  const { data: categories = [] } = useOperation('gameVendors', vendorsQuery)
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
  const [text, type] = useSearchField(gameName.trim(), (filter) => write({ filter, page: '' }, true))
  // An address may name a page behind the last one.
  const lastPage = answer.isPlaceholderData ? 0 : (answer.data?.totalPages ?? 0)
  useTurnBack(pageNo, lastPage, (page) => write({ page: page > 1 ? String(page) : '' }, true))

  return (
    <CatalogueTableRoot aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('catalogue')}</h2>
        <TextField
          label={t('searchLabel')}
          ref={field}
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </header>
      <GameTable
        caption={t('catalogue')}
        games={answer.data?.games ?? none}
        pageNo={pageNo}
        pageSize={pageSize}
        hasCategory={categories.filter(({ vendors }) => vendors.length > 0).length > 1}
        state={gridState(answer)}
        empty={<EmptyState title={t('noResultsTitle', { text: gameName })}>{t('noResultsText')}</EmptyState>}
        error={<ErrorState title={t('error')} onRetry={() => void answer.refetch()} labels={errorLabels} />}
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

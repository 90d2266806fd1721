import { useCategoryName, useLabels, useRuntime, useVendorLink, vendorsQuery } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Table, type TableColumn } from '@foyer/ui/Table'
import { useOperation } from '../model/calls.ts'
import { type MakerRow, makerRows } from '../model/makerRows.ts'
import { useT } from '../model/useT.ts'
import { MakerTableRoot } from './MakerTable.styles.ts'

/** A desk's makers: one to a line, with what it offers (R04). */
export function MakerTable() {
  const t = useT()
  const nameOf = useCategoryName()
  const linkOf = useVendorLink()
  const { tag } = useRuntime().language
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('gameVendors', vendorsQuery)
  const rows = makerRows(data ?? [], tag)
  const ofCategories: TableColumn<MakerRow> = {
    id: 'categories',
    header: t('columnCategories'),
    cell: ({ categories }) => categories.map(nameOf).join(', '),
  }
  const columns: readonly TableColumn<MakerRow>[] = [
    {
      id: 'maker',
      header: t('columnMaker'),
      isRowHeader: true,
      cell: ({ vendor, categories: [first = 'RNG'] }) => {
        const { name, href, onSelect } = linkOf(vendor, first)
        if (href) return <a href={href}>{name}</a>
        return (
          <button type="button" onClick={onSelect}>
            {name}
          </button>
        )
      },
    },
    // A house of one category has nothing to tell apart.
    ...(new Set(rows.flatMap(({ categories }) => categories)).size > 1 ? [ofCategories] : []),
    { id: 'games', header: t('columnGames'), align: 'end', cell: ({ gameCount }) => gameCount.toLocaleString(tag) },
  ]
  return (
    <MakerTableRoot>
      <h1>{t('title')}</h1>
      <Table
        caption={t('title')}
        form="lines"
        columns={columns}
        rows={rows}
        rowKey={({ vendor }) => vendor.vassalage}
        state={data ? 'ready' : isError ? 'error' : 'loading'}
        placeholderRows={20}
        empty={<EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
        error={<ErrorState title={t('error')} onRetry={() => void refetch()} labels={errorLabels} />}
        labels={useLabels('Table')}
      />
    </MakerTableRoot>
  )
}

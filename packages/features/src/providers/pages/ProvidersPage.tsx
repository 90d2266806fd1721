import { useCategoryName, useLabels, useVendorLink, vendorsQuery } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { TextField } from '@foyer/ui/TextField'
import { VendorTile } from '@foyer/ui/VendorTile'
import { useMemo, useState } from 'react'
import { useOperation } from '../model/calls.ts'
import { matchesText } from '../model/matchText.ts'
import { uniqueVendors } from '../model/uniqueVendors.ts'
import { useT } from '../model/useT.ts'
import { ProvidersPageRoot } from './ProvidersPage.styles.ts'

/** All providers by category, searchable by name (R04). */
export function ProvidersPage() {
  const t = useT()
  const nameOf = useCategoryName()
  const errorLabels = useLabels('ErrorState')
  const tileLabels = useLabels('VendorTile')
  const linkOf = useVendorLink()
  const [typed, setTyped] = useState('')
  const { data, isError, refetch } = useOperation('gameVendors', vendorsQuery)
  const found = useMemo(
    () =>
      data
        ?.map((category) => ({
          ...category,
          vendors: category.vendors.filter(({ displayName }) => matchesText(displayName, typed)),
        }))
        .filter(({ vendors }) => vendors.length > 0),
    [data, typed],
  )
  const count = found && uniqueVendors(found).length
  return (
    <ProvidersPageRoot data-tall={(!found && !isError) || undefined}>
      <header>
        <h1>{t('title')}</h1>
        <p role="status">{count !== undefined && t('found', { count })}</p>
        <TextField
          label={t('search')}
          type="search"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {!found && isError && <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />}
      {!found && !isError && (
        <ul aria-busy aria-label={t('loading')}>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
            <li key={index}>
              <Skeleton shape="block" ratio="wide" />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
      {data && data.length > 0 && found?.length === 0 && (
        <EmptyState title={t('emptyTitle', { text: typed })}>{t('emptyText')}</EmptyState>
      )}
      {found?.map(({ gameCategory, vendors }) => (
        <section key={gameCategory}>
          <h2>{nameOf(gameCategory)}</h2>
          <ul>
            {vendors.map((vendor) => (
              <li key={vendor.vassalage}>
                <VendorTile {...linkOf(vendor, gameCategory)} gameCount={vendor.gameCount} labels={tileLabels} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ProvidersPageRoot>
  )
}

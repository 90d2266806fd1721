import { type RouteId, useAddressQuery, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { GamePages } from '../components/GamePages.tsx'
import { RowVendors } from '../components/RowVendors.tsx'
import { useOperation } from '../model/calls.ts'
import { type VendorPageId, vendorCategories } from '../model/lobbyCategories.ts'
import { useT } from '../model/useT.ts'
import { LobbyPageRoot } from './LobbyPage.styles.ts'

/** The vendors of a category, and the games of all or of the one that is chosen (R10 to R12). */
export function VendorPage({ routeId }: { routeId: RouteId }) {
  const pageId = routeId as VendorPageId // the manifest gives this page to these routes only
  const gameType = vendorCategories[pageId]
  const t = useT()
  const nameOf = useCategoryName()
  const errorLabels = useLabels('ErrorState')
  const { href } = useRuntime()
  const [query] = useAddressQuery()
  const answer = useOperation('gameVendors', vendorsQuery)
  const vendors = answer.data?.find(({ gameCategory }) => gameCategory === gameType)?.vendors ?? []
  const chosen = vendors.find(({ vassalage }) => vassalage === query.get('vendor'))
  return (
    <LobbyPageRoot data-tall={(!answer.data && !answer.isError) || undefined}>
      <h1>{nameOf(gameType)}</h1>
      {answer.isError && !answer.data && (
        <ErrorState onRetry={() => void answer.refetch()} title={t('error')} labels={errorLabels} />
      )}
      {answer.data && vendors.length === 0 && (
        <EmptyState
          size="page"
          title={t('noVendorsTitle')}
          actions={<Button href={href('rng')}>{t('toLobby')}</Button>}
        >
          {t('noVendorsText')}
        </EmptyState>
      )}
      {(answer.data || !answer.isError) && (
        <RowVendors
          category={gameType}
          vendors={vendors}
          count={Math.max(vendors.length, 3)}
          isLoading={!answer.data}
          selected={chosen?.vassalage}
        />
      )}
      {vendors.length > 0 && (
        <>
          <h2>{chosen ? t('gamesOf', { vendor: chosen.displayName }) : t('allGames')}</h2>
          <GamePages key={chosen?.vassalage ?? ''} vendor={chosen?.vassalage} gameType={gameType} />
        </>
      )}
    </LobbyPageRoot>
  )
}

import { useCategoryName, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** In place of a lobby whose category nobody offers games of: the categories that there are (L22). */
export function EmptyCategory() {
  const t = useT()
  const nameOf = useCategoryName()
  const { href, categoryRoute } = useRuntime()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const offered = (categories ?? []).flatMap(({ gameCategory, vendors }) => {
    const route = vendors.length > 0 ? categoryRoute(gameCategory) : undefined
    return route ? [{ gameCategory, route }] : []
  })
  return (
    <EmptyState
      title={t('emptyLobbyTitle')}
      actions={
        <>
          {offered.map(({ gameCategory, route }) => (
            <Button key={gameCategory} href={href(route)}>
              {nameOf(gameCategory)}
            </Button>
          ))}
          <Button href={href('home')}>{t('toHome')}</Button>
        </>
      }
    >
      {t('noVendorsText')}
    </EmptyState>
  )
}

import { type SettingsOf, useCategoryName, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { Shelf } from '@foyer/ui/Shelf'
import type { CategoryRowSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { moreQuery, showsGames } from '../model/rowCategory.ts'
import { useT } from '../model/useT.ts'
import { RowGames } from './RowGames.tsx'
import { RowVendors } from './RowVendors.tsx'

/** One category on home: its games with a vendor strip, or its vendors (L05, L07 to L12). Nothing while it has no vendors. */
export function CategoryRow({ settings: { category } }: { settings: SettingsOf<typeof CategoryRowSettings> }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { href, categoryRoute } = useRuntime()
  const { data } = useOperation('gameVendors', vendorsQuery)
  const vendors = data?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  if (data && vendors.length === 0) return null
  const route = categoryRoute(category)
  const name = nameOf(category)
  return (
    <Shelf
      title={t('hall', { category: name })}
      {...(route ? { moreHref: href(route, moreQuery(category, vendors)) } : {})}
      more={t('more')}
      moreName={t('moreOf', { category: name })}
    >
      {showsGames(category) ? (
        <RowGames category={category} vendors={vendors} />
      ) : (
        <RowVendors category={category} vendors={vendors} isLoading={!data} />
      )}
    </Shelf>
  )
}

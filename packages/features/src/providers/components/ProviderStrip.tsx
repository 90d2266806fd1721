import { useLabels, useRuntime, useVendorLink, vendorsQuery } from '@foyer/feature-api'
import { Rail } from '@foyer/ui/Rail'
import { VendorTile } from '@foyer/ui/VendorTile'
import { useMemo } from 'react'
import { useOperation } from '../model/calls.ts'
import { uniqueVendors } from '../model/uniqueVendors.ts'
import { useT } from '../model/useT.ts'
import { ProviderStripRoot } from './ProviderStrip.styles.ts'

/** All providers in one row (L03). Nothing when they could not be loaded: the rows below say so. */
export function ProviderStrip() {
  const t = useT()
  const railLabels = useLabels('Rail')
  const linkOf = useVendorLink()
  const { href, hasRoute } = useRuntime()
  const { data, isError } = useOperation('gameVendors', vendorsQuery)
  const vendors = useMemo(() => uniqueVendors(data ?? []), [data])
  if ((data && vendors.length === 0) || (isError && !data)) return null
  const more = hasRoute('providers') ? { href: href('providers'), text: t('more'), name: t('moreName') } : undefined
  return (
    <ProviderStripRoot data-bleeds>
      <Rail title={t('title')} more={more} isBusy={!data} labels={railLabels}>
        {vendors.map(({ vendor, gameType }) => {
          const link = linkOf(vendor, gameType)
          return (
            <li key={link.id}>
              <VendorTile {...link} variant="chip" />
            </li>
          )
        })}
      </Rail>
    </ProviderStripRoot>
  )
}

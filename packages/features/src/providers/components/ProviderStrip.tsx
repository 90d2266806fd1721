import { useLabels, useRuntime, useVendorLink, vendorsQuery } from '@foyer/feature-api'
import { ProviderCarousel } from '@foyer/ui/ProviderCarousel'
import { Shelf } from '@foyer/ui/Shelf'
import { useMemo } from 'react'
import { useOperation } from '../model/calls.ts'
import { uniqueVendors } from '../model/uniqueVendors.ts'
import { useT } from '../model/useT.ts'

/** All providers in one row (L03). Nothing when they could not be loaded: the rows below say so. */
export function ProviderStrip() {
  const t = useT()
  const labels = useLabels('ProviderCarousel')
  const linkOf = useVendorLink()
  const { href, hasRoute } = useRuntime()
  const { data, isError } = useOperation('gameVendors', vendorsQuery)
  const vendors = useMemo(() => uniqueVendors(data ?? []), [data])
  if ((data && vendors.length === 0) || (isError && !data)) return null
  const links = vendors.map(({ vendor, gameType }) => linkOf(vendor, gameType))
  return (
    <Shelf
      title={t('title')}
      moreHref={hasRoute('providers') ? href('providers') : undefined}
      more={t('more')}
      moreName={t('moreName')}
      hasControls
      isBusy={!data}
    >
      <ProviderCarousel
        providers={links}
        onSelect={(id) => links.find((link) => link.id === id)?.onSelect()}
        labels={labels}
      />
    </Shelf>
  )
}

import { useLabels, useRuntime } from '@foyer/feature-api'
import { Carousel } from '@foyer/ui/Carousel'
import { useMemo } from 'react'
import { useOperation } from '../model/calls.ts'
import { uniqueVendors } from '../model/uniqueVendors.ts'
import { useT } from '../model/useT.ts'
import { vendorsQuery } from '../model/vendorsQuery.ts'
import { ProviderStripRoot } from './ProviderStrip.styles.ts'
import { ProviderTile } from './ProviderTile.tsx'

/** All providers in one row (L03). Nothing when they could not be loaded: the rows below say so. */
export function ProviderStrip() {
  const t = useT()
  const labels = useLabels('Carousel')
  const { href, hasRoute } = useRuntime()
  const { data, isError } = useOperation('gameVendors', vendorsQuery)
  const vendors = useMemo(() => uniqueVendors(data ?? []), [data])
  if ((data && vendors.length === 0) || (isError && !data)) return null
  return (
    <ProviderStripRoot aria-busy={!data}>
      <header>
        <h2>{t('title')}</h2>
        {hasRoute('providers') && (
          <a href={href('providers')} aria-label={t('moreName')}>
            {t('more')}
          </a>
        )}
      </header>
      <Carousel label={t('title')} fit="content" controls="rail" labels={labels}>
        {vendors.map(({ vendor, gameType }) => (
          <ProviderTile key={vendor.vassalage} vendor={vendor} gameType={gameType} variant="chip" />
        ))}
      </Carousel>
    </ProviderStripRoot>
  )
}

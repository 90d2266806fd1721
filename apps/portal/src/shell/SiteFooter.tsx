import { siteText, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { Footer } from '@foyer/ui/Footer'
import { useState } from 'react'
import { useSlot } from '../parts/slots.ts'
import { useOperation } from '../runtime/calls.ts'
import { serviceItems } from './floatingModel.ts'
import { footerColumns, footerVendors } from './footerModel.ts'
import { useSite } from './SiteContext.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { useLeadsOn } from './useLeadsOn.ts'
import { useShellT } from './useShellT.ts'

/** About, help, contact, vendor logos and copyright (H19). */
export function SiteFooter() {
  const t = useShellT()
  const { features } = useSite()
  const { config, language, href, hasRoute, text } = useRuntime()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const { data: system } = useOperation('systemStatus', {})
  const { footer } = config
  const Shown = useSlot('Footer', Footer)
  const [year] = useState(() => new Date().getFullYear())
  const services = serviceItems({ features, chosen: config.floatingBar, language, system, href, hasRoute, text })
  const columns = footerColumns({ footer, language, href, t, services, hasRoute, leadsOn: useLeadsOn() })
  const copyright = footer.copyright
    ? siteText(footer.copyright, language)
    : t('footerCopyright', { year: String(year), name: config.name })
  return (
    <Shown
      logo={<SiteLogo isLink={false} />}
      about={footer.about && siteText(footer.about, language)}
      columns={columns}
      vendors={
        footer.vendorLogos ? footerVendors(categories, hasRoute('providers') ? href('providers') : undefined) : []
      }
      notices={
        <>
          <p>{t('footerAge', { age: config.jurisdiction.minimumAge })}</p>
          {footer.licence && <p>{siteText(footer.licence, language)}</p>}
        </>
      }
      // A page built last year keeps the year it was built in until the next navigation.
      copyright={<span suppressHydrationWarning>{copyright}</span>}
      labels={useLabels('Footer')}
    />
  )
}

import type { SystemStatus } from '@foyer/contract'
import { useFormats, useLabels, useRuntime } from '@foyer/feature-api'
import { StatusPage } from '@foyer/ui/StatusPage'
import { useEffect, useRef } from 'react'
import { SiteLogo } from '../shell/SiteLogo.tsx'

/** Who was reading when the site closed hears of it, and the window's name says so until it opens. */
function useAnnounced(site: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.title
    document.title = `${heading.current?.textContent} · ${site}`
    heading.current?.focus()
    return () => {
      document.title = before
    }
  }, [site])
  return heading
}

/** In place of the site while it is closed for work (R31, Z06) or not open to the visitor (R32, Z07). */
export function StatusScreen({ system }: { readonly system: SystemStatus }) {
  const { language, config } = useRuntime()
  const labels = useLabels('StatusPage')
  const heading = useAnnounced(config.name)
  const { maintenanceEnd, location, info } = system
  const service = info.customerService[0]
  const { timeInText } = useFormats()
  const names = new Intl.DisplayNames(language.tag, { type: 'region' })
  return (
    <StatusPage
      // Another reason is another page, which is read out anew.
      key={system.status}
      kind={system.status === 1 ? 'maintenance' : 'restricted'}
      logo={<SiteLogo isLink={false} />}
      headingRef={heading}
      labels={labels}
      {...(maintenanceEnd && {
        end: <time dateTime={maintenanceEnd}>{timeInText(maintenanceEnd)}</time>,
      })}
      {...(location.ip && { ip: location.ip })}
      {...(location.country && { country: names.of(location.country) ?? location.country })}
      {...(service && { serviceHref: service.path })}
    />
  )
}

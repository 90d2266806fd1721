import type { SystemStatus } from '@foyer/contract'
import { useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { SiteLogo } from '../shell/SiteLogo.tsx'
import { useShellT } from '../shell/useShellT.ts'
import { ScreenRoot } from './Screen.styles.ts'
import { StatusScreenRoot } from './StatusScreen.styles.ts'

/** In place of the site while it is closed for work (R31, Z06) or not open to the visitor (R32, Z07). */
export function StatusScreen({ system }: { readonly system: SystemStatus }) {
  const t = useShellT()
  const { language } = useRuntime()
  const isMaintenance = system.status === 1
  const { ip, country } = system.location
  const service = system.info.customerService[0]
  const end = system.maintenanceEnd === undefined ? undefined : new Date(system.maintenanceEnd)
  const time = end && new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(end)
  return (
    <StatusScreenRoot>
      <SiteLogo />
      <main>
        <ScreenRoot>
          <h1>{t(isMaintenance ? 'maintenanceTitle' : 'restrictedTitle')}</h1>
          {isMaintenance && <p>{t('maintenanceSubtitle')}</p>}
          {isMaintenance && time && (
            <p>
              <time dateTime={system.maintenanceEnd}>{t('maintenanceEnd', { time })}</time>
            </p>
          )}
          <p data-part="words">{t(isMaintenance ? 'info_maintenance' : 'info_ip_block')}</p>
          {!isMaintenance && (ip || country) && (
            <dl>
              {ip && <dt>{t('visitorIp')}</dt>}
              {ip && <dd>{ip}</dd>}
              {country && <dt>{t('visitorCountry')}</dt>}
              {country && <dd>{country}</dd>}
            </dl>
          )}
          {service && (
            <Button tone="primary" href={service.path}>
              {t('customerService')}
            </Button>
          )}
        </ScreenRoot>
      </main>
    </StatusScreenRoot>
  )
}

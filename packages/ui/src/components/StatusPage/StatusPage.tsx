import { Globe } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Drawing } from '../Drawing/Drawing.tsx'
import { closedDrawing } from '../Drawing/screenDrawings.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type StatusPageLabels, statusPageLabels } from './StatusPage.labels.ts'
import { Root, type StatusPageKind } from './StatusPage.styles.ts'

export interface StatusPageProps {
  kind: StatusPageKind
  /** The brand's mark. */
  logo?: ReactNode
  /** When the site is expected to open again, as the page's language writes it. */
  end?: ReactNode
  /** Address that the visitor comes from. */
  ip?: string
  /** Name of the country that the visitor comes from. */
  country?: string
  /** Where customer service is reached. */
  serviceHref?: string
  /** The heading, so that it can be read out when the page takes another's place. */
  headingRef?: Ref<HTMLHeadingElement>
  labels?: StatusPageLabels
}

/** In place of a whole site: closed for work (R31), or not open to this visitor (R32). */
export function StatusPage(props: StatusPageProps) {
  const { kind, logo, end, ip, country, serviceHref, headingRef, labels = statusPageLabels } = props
  const isMaintenance = kind === 'maintenance'
  const facts: readonly (readonly [name: string, value: ReactNode])[] = isMaintenance
    ? [[labels.maintenanceEnd, end]]
    : [
        [labels.visitorIp, ip],
        [labels.visitorCountry, country],
      ]
  const known = facts.filter(([, value]) => value)
  return (
    <Root data-kind={kind}>
      <div data-part="logo">{logo}</div>
      <div data-part="content">
        <span data-part="mark" aria-hidden>
          {isMaintenance ? <Drawing of={closedDrawing} /> : <Glyph of={Globe} />}
        </span>
        <h1 ref={headingRef} tabIndex={-1}>
          {isMaintenance ? labels.maintenanceTitle : labels.restrictedTitle}
        </h1>
        <p data-part="subtitle">{isMaintenance ? labels.maintenanceSubtitle : labels.restrictedSubtitle}</p>
        <p data-part="words">{isMaintenance ? labels.info_maintenance : labels.info_ip_block}</p>
        {known.length > 0 && (
          <dl>
            {known.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {serviceHref && (
          <div data-part="actions">
            <Button tone="primary" href={serviceHref}>
              {labels.customerService}
            </Button>
          </div>
        )}
      </div>
    </Root>
  )
}

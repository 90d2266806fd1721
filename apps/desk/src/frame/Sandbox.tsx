import type { DeskWorld } from '@foyer/contract'
import { ClockPanel } from '../clock/ClockPanel.tsx'
import { FaultsPanel } from '../faults/FaultsPanel.tsx'
import { ProvidersPanel } from '../providers/ProvidersPanel.tsx'
import { SitePanel } from '../site/SitePanel.tsx'
import { addressOf } from './DeskHeader.tsx'

interface SandboxProps {
  readonly site: DeskWorld['merchants'][number]
  /** Time of the world, in ms. */
  readonly now: number
  readonly aheadMs: number
}

/** What can be set of the world that the sites live in. */
export const Sandbox = ({ site, now, aheadMs }: SandboxProps) => (
  <div data-desk="halves">
    <div data-desk="stack">
      <ClockPanel now={now} aheadMs={aheadMs} />
      <ProvidersPanel merchant={site.code} />
      <FaultsPanel address={addressOf(site)} />
    </div>
    <SitePanel merchant={site.code} />
  </div>
)

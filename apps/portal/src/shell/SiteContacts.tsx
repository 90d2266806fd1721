import { useLabels, useRuntime } from '@foyer/feature-api'
import { FloatingBar } from '@foyer/ui/FloatingBar'
import { Glyph } from '@foyer/ui/Icon'
import { Crown, Headset, MessageCircle, Share2 } from 'lucide'
import { useOperation } from '../runtime/calls.ts'
import { contactEntries } from './contactModel.ts'
import { useShellT } from './useShellT.ts'

const icons = {
  live: <Glyph of={Headset} />,
  vip: <Glyph of={Crown} />,
  messaging: <Glyph of={MessageCircle} />,
  social: <Glyph of={Share2} />,
}

/** The floating bar: customer service, messaging apps and social pages (H20, H21). */
export function SiteContacts() {
  const t = useShellT()
  const { config } = useRuntime()
  const { data: system } = useOperation('systemStatus', {})
  const entries = contactEntries(config.floatingBar, system).map(({ kind, ...entry }) => ({
    id: kind,
    icon: icons[kind],
    label: t(
      { live: 'contactLive', vip: 'contactVip', messaging: 'contactMessaging', social: 'contactSocial' }[
        kind
      ] as 'contactLive',
    ),
    ...entry,
  }))
  return <FloatingBar entries={entries} labels={useLabels('FloatingBar')} />
}

import { useOperation, useRuntime } from '@foyer/feature-api'
import { FloatingBar } from '@foyer/ui/FloatingBar'
import Crown from 'lucide-react/icons/crown'
import Headset from 'lucide-react/icons/headset'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { contactEntries } from './contactModel.ts'
import { useShellT } from './useShellT.ts'

const icons = { live: <Headset />, vip: <Crown />, messaging: <MessageCircle />, social: <Share2 /> }

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
  return (
    <FloatingBar entries={entries} labels={{ bar: t('contact'), open: t('contactOpen'), close: t('contactClose') }} />
  )
}

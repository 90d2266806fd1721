import type { PublicConfig } from '@foyer/brand'
import type { SystemStatus } from '@foyer/contract'

export interface ContactEntry {
  readonly kind: 'live' | 'vip' | 'messaging' | 'social'
  readonly href?: string
  readonly links?: readonly { readonly id: string; readonly label: string; readonly href: string }[]
}

/** Resource types that lead to a conversation or to a page about the brand; numbered variants belong to their type (EN11). */
const messagingTypes = ['WHATSAPP', 'TELEGRAM', 'ZALO', 'LINE', 'WECHAT', 'VIBER', 'MESSENGER', 'SKYPE', 'QQ', 'SIGNAL']
const socialTypes = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK', 'TWITTER', 'X', 'THREADS', 'PINTEREST']

const typeOf = (key: string): string => key.toUpperCase().replace(/[^A-Z]/g, '')

function linksOf(system: SystemStatus, types: readonly string[]) {
  return Object.entries(system.info.resources)
    .filter(([key]) => types.includes(typeOf(key)))
    .map(([key, { url, labelNameEn }]) => ({ id: key, label: labelNameEn, href: url }))
}

/** What the floating bar offers: what the brand has on and the server has an address for (H20, H21). */
export function contactEntries(
  bar: PublicConfig['floatingBar'],
  system: SystemStatus | undefined,
): readonly ContactEntry[] {
  if (!system) return []
  const service = (type: 'LIVECHAT' | 'VIP') => system.info.customerService.find(({ csType }) => csType === type)?.path
  const [live, vip] = bar.customerService ? [service('LIVECHAT'), service('VIP')] : []
  const messaging = bar.messaging ? linksOf(system, messagingTypes) : []
  const social = bar.social ? linksOf(system, socialTypes) : []
  return [
    ...(live ? [{ kind: 'live', href: live } as const] : []),
    ...(vip ? [{ kind: 'vip', href: vip } as const] : []),
    ...(messaging.length > 0 ? [{ kind: 'messaging', links: messaging } as const] : []),
    ...(social.length > 0 ? [{ kind: 'social', links: social } as const] : []),
  ]
}

import type { SystemStatus } from '@foyer/contract'
import type { FloatingLink } from '@foyer/feature-api'

/** Resource types that lead to a conversation or to a page about the brand; numbered variants belong to their type (EN11). */
const types = {
  messaging: ['WHATSAPP', 'TELEGRAM', 'ZALO', 'LINE', 'WECHAT', 'VIBER', 'MESSENGER', 'SKYPE', 'QQ', 'SIGNAL'],
  social: ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK', 'TWITTER', 'X', 'THREADS', 'PINTEREST'],
} as const

const typeOf = (key: string): string => key.toUpperCase().replace(/[^A-Z]/g, '')

/** Messaging apps or social pages that the server has an address for (H20). */
export const linksTo =
  (kind: keyof typeof types) =>
  ({ info }: SystemStatus): readonly FloatingLink[] =>
    Object.entries(info.resources)
      .filter(([key]) => types[kind].some((type) => type === typeOf(key)))
      .map(([key, { url, labelNameEn }]) => ({ id: key, label: labelNameEn, href: url }))

/** Where customer service answers (H21). */
export const serviceAt =
  (type: SystemStatus['info']['customerService'][number]['csType']) =>
  ({ info }: SystemStatus): string | undefined =>
    info.customerService.find(({ csType }) => csType === type)?.path

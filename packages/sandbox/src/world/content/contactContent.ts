import type { Merchant } from '@foyer/gateway/ports'
import { type DemoPage, demoAddress } from '../../demo/demoPage.ts'
import type { ContentEntry } from './contentEntry.ts'

/**
 * App packages, profiles and pages (EN11), and where customer service is (EN12). An invented company has none of them, so
 * that each leads to a page that says so.
 */
export function contactContent({ name }: Merchant): readonly ContentEntry[] {
  const resources: readonly (readonly [type: string, page: DemoPage, label: string])[] = [
    ['Android', 'app', `${name} for Android`],
    ['MOBILECONFIG', 'app', `${name} for iOS`],
    ['AFFILIATELINK', 'partners', 'Partner programme'],
    ['TELEGRAM', 'messaging', 'Telegram'],
    ['WHATSAPP', 'messaging', 'WhatsApp'],
    ['WHATSAPP2', 'messaging', 'WhatsApp (Türkçe)'],
    ['FACEBOOK', 'social', 'Facebook'],
    ['INSTAGRAM', 'social', 'Instagram'],
    ['YOUTUBE', 'social', 'YouTube'],
  ]
  const service: readonly (readonly [csType: string, page: DemoPage])[] = [
    ['LIVECHAT', 'chat'],
    ['VIP', 'vip'],
  ]
  return [
    ...resources.map(
      ([type, page, labelNameEn]): ContentEntry => ({
        kind: 'resource',
        id: type,
        language: '',
        data: { type, url: demoAddress(page), labelNameEn },
      }),
    ),
    ...service.map(
      ([csType, page]): ContentEntry => ({
        kind: 'customer-service',
        id: csType,
        language: '',
        data: { csType, path: demoAddress(page) },
      }),
    ),
  ]
}

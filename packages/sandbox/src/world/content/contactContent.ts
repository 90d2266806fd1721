import type { Merchant } from '@foyer/gateway/ports'
import type { ContentEntry } from './contentEntry.ts'

/** The merchant's public domain; `example` names lead nowhere, which is right for an invented company. */
function domainOf({ hosts, brand }: Merchant): string {
  const host = hosts.find((name) => !name.endsWith('localhost')) ?? `${brand}.example`
  return host.replace(/^www\./, '')
}

/** App packages, profiles and pages (EN11), and where customer service is (EN12). */
export function contactContent(merchant: Merchant): readonly ContentEntry[] {
  const domain = domainOf(merchant)
  const { brand, name } = merchant
  const resources = [
    ['Android', `https://get.${domain}/${brand}.apk`, `${name} for Android`],
    ['MOBILECONFIG', `https://get.${domain}/${brand}.mobileconfig`, `${name} for iOS`],
    ['AFFILIATELINK', `https://partners.${domain}/`, 'Partner programme'],
    ['TELEGRAM', `https://chat.${domain}/telegram`, 'Telegram'],
    ['WHATSAPP', `https://chat.${domain}/whatsapp`, 'WhatsApp'],
    ['WHATSAPP2', `https://chat.${domain}/whatsapp-tr`, 'WhatsApp (Türkçe)'],
    ['FACEBOOK', `https://social.${domain}/facebook`, 'Facebook'],
    ['INSTAGRAM', `https://social.${domain}/instagram`, 'Instagram'],
    ['YOUTUBE', `https://social.${domain}/youtube`, 'YouTube'],
  ] as const
  const service = [
    ['LIVECHAT', `https://help.${domain}/chat`],
    ['VIP', `https://help.${domain}/vip`],
  ] as const
  return [
    ...resources.map(
      ([type, url, labelNameEn]): ContentEntry => ({
        kind: 'resource',
        id: type,
        language: '',
        data: { type, url, labelNameEn },
      }),
    ),
    ...service.map(
      ([csType, path]): ContentEntry => ({
        kind: 'customer-service',
        id: csType,
        language: '',
        data: { csType, path },
      }),
    ),
  ]
}

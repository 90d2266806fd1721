import type { HelpItem } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import { type ContentEntry, type ContentLanguage, contentLanguages } from '../contentEntry.ts'
import { helpEn } from './helpEn.ts'
import { helpTr } from './helpTr.ts'

const items: Readonly<Record<ContentLanguage, readonly HelpItem[]>> = { en: helpEn, tr: helpTr }

/** Help items (I20) in the order of the help centre. Their ids are the hash tags of `/help`, e.g. `#term` (R21). */
export function helpContent({ name }: Merchant): readonly ContentEntry[] {
  const brand = name.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return contentLanguages.flatMap((language) =>
    items[language].map(
      (item): ContentEntry => ({
        kind: 'help',
        id: item.id,
        language,
        data: { ...item, content: item.content.replaceAll('{brand}', brand) },
      }),
    ),
  )
}

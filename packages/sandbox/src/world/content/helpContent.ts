import type { HelpItem } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import type { ContentEntry } from './contentEntry.ts'
import { contentWords, withBrand } from './contentWords.ts'

/** Help items (I20) in the order of the help centre. Their ids are the hash tags of `/help`, e.g. `#term` (R21). */
export const helpContent = ({ name }: Merchant): readonly ContentEntry[] =>
  [...contentWords].flatMap(([language, { help }]) =>
    Object.entries(help).map(([id, { title, content }]): ContentEntry => {
      const data: HelpItem = { id, title, content: withBrand(content, name) }
      return { kind: 'help', id, language, data }
    }),
  )

import type { HelpItem } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import type { ContentEntry } from './contentEntry.ts'
import { type ContentWords, contentWords, withBrand } from './contentWords.ts'

/** Puts in how an account is opened here, and play money where the site has it. */
function withParts(content: string, parts: ContentWords['helpParts'], { modulesOn, offer }: Merchant): string {
  const account = modulesOn.has('registration') ? parts.registration : parts.noRegistration
  return content
    .replace('{{account}}', account ?? '')
    .replace('{{playMoney}}', (offer.playMoney && parts.playMoney) || '')
}

/** Topics that speak of a part which a site may not have, by its module. */
const topicOf: Readonly<Record<string, string>> = { deposit: 'deposit', withdraw: 'withdrawal' }

/** What a member does with an account; the rest is for whoever looks around (R22). */
const memberCentre: ReadonlySet<string> = new Set(['deposit', 'withdraw', 'records', 'responsible', 'security'])

/**
 * Help items (I20) in the order of the help centre; they speak of what the merchant has. Their ids are the hash tags of
 * `/help`, e.g. `#term` (R21).
 */
export const helpContent = (merchant: Merchant): readonly ContentEntry[] =>
  [...contentWords].flatMap(([language, { help, helpParts }]) =>
    Object.entries(help).flatMap(([id, { title, content }]): ContentEntry | [] => {
      const module = topicOf[id]
      if (module !== undefined && !merchant.modulesOn.has(module)) return []
      const data: HelpItem = {
        id,
        title,
        content: withBrand(withParts(content, helpParts, merchant), merchant),
        ...(memberCentre.has(id) && { isMemberCentre: true }),
      }
      return { kind: 'help', id, language, data }
    }),
  )

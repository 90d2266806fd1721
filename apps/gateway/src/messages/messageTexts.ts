import { join } from 'node:path'
import { loadTexts, textIn } from '../calls/loadTexts.ts'
import english from './messages/en.json' with { type: 'json' }

/** What a message is about; each has a text for a phone, and a subject and a text for mail. */
export type MessageKind = keyof typeof english
type Texts = Readonly<Record<MessageKind, { readonly sms: string; readonly subject: string; readonly mail: string }>>

const source: Texts = english
const byLanguage = loadTexts<Texts>(join(import.meta.dirname, 'messages'))

/** Languages that messages are written in. */
export const messageLanguages: readonly string[] = [...byLanguage.keys()]

/** The texts of a message in a language given as BCP 47 tag, its places filled in. */
export function messageTexts(
  kind: MessageKind,
  language: string,
  values: Readonly<Record<string, string | number>>,
): Texts[MessageKind] {
  const { sms, subject, mail } = textIn(byLanguage, source, kind, language)
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place))
  return { sms: fill(sms), subject: fill(subject), mail: fill(mail) }
}

import type { SiteLanguage } from '@foyer/brand'
import type { Translate } from '@foyer/feature-api'
import { fillTemplate, isPlain, pickText } from '@foyer/ui/labels'
import type { SiteMessages } from '../pageData.ts'

/** A missing text shows its key: marked while developing, plain for players. */
const missing = (key: string): string => (import.meta.env.DEV ? `⟦${key}⟧` : key)

/** Makes what reads texts that need all of i18next's syntax. */
export type GrammarOf = (language: Pick<SiteLanguage, 'tag'>, messages: SiteMessages) => Translate

/** Whether any text needs more of i18next's syntax than names put in and plural forms. */
export const needsGrammar = (messages: SiteMessages): boolean =>
  Object.values(messages).some((texts) => Object.values(texts).some((text) => !isPlain(text)))

/**
 * The words of one language; the fallback to the source language is already laid under them where the messages are merged.
 * Plain texts and plurals are said without i18next, which only a brand's own texts may need: `grammar` then reads those.
 */
export function createTranslate(
  { tag }: Pick<SiteLanguage, 'tag'>,
  messages: SiteMessages,
  grammar?: Translate,
): Translate {
  return (namespace, key, values = {}) => {
    const text = pickText(messages[namespace] ?? {}, key, values.count, tag)
    if (text === undefined) return missing(key)
    if (isPlain(text)) return fillTemplate(text, values, tag)
    return grammar?.(namespace, key, values) ?? text
  }
}

/** How texts are read that need it; nothing, and nothing fetched, where none does. */
export async function loadGrammar(messages: SiteMessages): Promise<GrammarOf | undefined> {
  return needsGrammar(messages) ? (await import('./grammar.ts')).createGrammar : undefined
}

import type { SiteLanguage } from '@foyer/brand'
import type { MessageValues, Translate } from '@foyer/feature-api'
import i18next from 'i18next'
import type { SiteMessages } from '../pageData.ts'

/** A missing text shows its key: marked while developing, plain for players. */
const missing = (key: string): string => (import.meta.env.DEV ? `⟦${key}⟧` : key)

const placeholder = /\{\{(\w+)\}\}/g
/** What is left for i18next: a placeholder with a format or without a value, another text put in. */
const isPattern = /\{\{|\$t\(/

/** A text with its values, where nothing about it depends on the language. */
const withValues = (text: string, values: MessageValues): string =>
  text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole))

/**
 * The words of one language; the fallback to English is already laid under them where the messages are merged.
 * A text without plurals is put together here: a page asks for hundreds, and asking i18next is most of the work.
 */
export function createTranslate(language: SiteLanguage, messages: SiteMessages): Translate {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language.tag,
    fallbackLng: 'en',
    resources: { [language.tag]: messages },
    ns: Object.keys(messages),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missing,
  })
  return (namespace, key, values) => {
    const text = values?.count === undefined ? messages[namespace]?.[key] : undefined
    const said = text && values ? withValues(text, values) : text
    return said === undefined || isPattern.test(said) ? instance.t(key, { ...values, ns: namespace }) : said
  }
}

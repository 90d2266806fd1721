import type { SiteLanguage } from '@foyer/brand'
import type { Translate } from '@foyer/feature-api'
import i18next from 'i18next'
import type { SiteMessages } from '../pageData.ts'

/** A missing text shows its key: marked while developing, plain for players. */
const missing = (key: string): string => (import.meta.env.DEV ? `⟦${key}⟧` : key)

/** What i18next would do something about: a placeholder or another text put in. */
const isPattern = /\{\{|\$t\(/

/**
 * The words of one language; the fallback to English is already laid under them where the messages are merged.
 * A plain text is taken as it stands: a page asks for hundreds, and asking i18next is most of the work.
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
    const plain = values ? undefined : messages[namespace]?.[key]
    return plain === undefined || isPattern.test(plain) ? instance.t(key, { ...values, ns: namespace }) : plain
  }
}

import type { SiteLanguage } from '@foyer/brand'
import type { Translate } from '@foyer/feature-api'
import i18next from 'i18next'
import type { SiteMessages } from '../pageData.ts'

/** A missing text shows its key: marked while developing, plain for players. */
const missing = (key: string): string => (import.meta.env.DEV ? `⟦${key}⟧` : key)

/**
 * The words of one language; the fallback to English is already laid under them where the messages are merged.
 * Words without values are remembered, since a page asks for the same ones over and over.
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
  const known = new Map<string, string>()
  return (namespace, key, values) => {
    if (values) return instance.t(key, { ...values, ns: namespace })
    const name = `${namespace} ${key}`
    const text = known.get(name) ?? instance.t(key, { ns: namespace })
    known.set(name, text)
    return text
  }
}

import type { SiteLanguage } from '@foyer/brand'
import type { Translate } from '@foyer/feature-api'
import i18next, { type i18n } from 'i18next'
import type { SiteMessages } from '../pageData.ts'

/** A missing text shows its key: marked while developing, plain for players. */
const missing = (key: string): string => (import.meta.env.DEV ? `⟦${key}⟧` : key)

/** The words of one language; the fallback to English is already laid under them where the messages are merged. */
export function createTranslation(language: SiteLanguage, messages: SiteMessages): i18n {
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
  return instance
}

export const translateWith =
  (instance: Pick<i18n, 't'>): Translate =>
  (namespace, key, values) =>
    instance.t(key, { ...values, ns: namespace })

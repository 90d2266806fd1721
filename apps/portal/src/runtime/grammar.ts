import type { SiteLanguage } from '@foyer/brand'
import type { Translate } from '@foyer/feature-api'
import { sayNumber } from '@foyer/ui/labels'
import i18next from 'i18next'
import type { SiteMessages } from '../pageData.ts'

/** A number that reads as its language writes it, and counts as what it is where a text names a format. */
const spoken = (value: number, tag: string) => ({ toString: () => sayNumber(value, tag), valueOf: () => value })

/**
 * i18next over the texts of one language: formats, texts put into others, and everything else its syntax knows. What
 * `createTranslate` says by itself is held to this by a test.
 */
export function createGrammar({ tag }: Pick<SiteLanguage, 'tag'>, messages: SiteMessages): Translate {
  const instance = i18next.createInstance()
  void instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: messages },
    ns: Object.keys(messages),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (namespace, key, values = {}) => {
    const replace = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? spoken(value, tag) : value]),
    )
    return instance.t(key, { ns: namespace, replace, ...(values.count === undefined ? {} : { count: values.count }) })
  }
}

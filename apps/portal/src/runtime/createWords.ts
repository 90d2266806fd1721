import type { SiteLanguage } from '@foyer/brand'
import type { LabelsOf, Translate } from '@foyer/feature-api'
import type { SiteMessages } from '../pageData.ts'
import { createLabels } from './createLabels.ts'
import { createTranslate, type GrammarOf } from './translation.ts'

/** The words of a page, which grow as more of the site is fetched. */
export interface Words {
  readonly text: Translate
  readonly labels: LabelsOf
  /** Puts words beside those that are there. `findGrammar` brings what reads them, where any needs it. */
  readonly add: (
    more: SiteMessages,
    findGrammar: (messages: SiteMessages) => Promise<GrammarOf | undefined>,
  ) => Promise<void>
}

export function createWords(language: SiteLanguage, first: SiteMessages, grammarOf?: GrammarOf): Words {
  let all = first
  let translate = createTranslate(language, first, grammarOf?.(language, first))
  return {
    text: (...asked) => translate(...asked),
    labels: createLabels(language, () => all),
    add: async (more, findGrammar) => {
      const found = (await findGrammar(more)) ?? grammarOf
      const grown = Object.entries(more).map(([namespace, texts]) => [namespace, { ...all[namespace], ...texts }])
      all = { ...all, ...Object.fromEntries(grown) }
      translate = createTranslate(language, all, found?.(language, all))
    },
  }
}

import { moneyArg } from '../../../../.storybook/moneyArg.ts'
import { pseudoArg } from '../../../../.storybook/pseudoArg.ts'
import { findLabels } from '../../../../.storybook/words.ts'
import type { KitLabels } from '../../src/labels/kitLabels.ts'

/** Words of a page in the language of the toolbar: a pseudo-language is made of the English ones. */
export function inLanguage<Words>(language: string, english: Words, turkish: Words): Words {
  // Amounts are written another way, and nothing else differs.
  if (language === 'tr') return moneyArg(language, turkish) as Words
  // A pseudo-language keeps the shape of what it is made of.
  return pseudoArg(language, english, turkish) as Words
}

/** The words of kit components in the language of the toolbar, as props. */
export const labelsIn =
  (language: string) =>
  <Name extends keyof KitLabels>(component: Name): { readonly labels: KitLabels[Name] } => ({
    // Messages beside a component have the keys of its labels.
    labels: findLabels(language, component) as unknown as KitLabels[Name],
  })

/** What a home is drawn for. */
export interface HomeProps {
  readonly language: string
  /** As the brand's own file says it. */
  readonly name: string
}

import type { SiteLanguage } from '@foyer/brand'
import type { LabelsOf } from '@foyer/feature-api'
import { type KitLabels, wordsWithin } from '@foyer/ui/labels'
import type { SiteMessages } from '../pageData.ts'

/** The kit's words of one language: those of a component over those of the components its labels hold. */
export function createLabels({ tag }: SiteLanguage, messages: () => SiteMessages): LabelsOf {
  const known = new Map<keyof KitLabels, object>()
  return <Component extends keyof KitLabels>(component: Component) => {
    const texts = [...(wordsWithin[component] ?? []), component].map((name) => messages()[`ui.${name}`])
    const labels = known.get(component) ?? Object.assign({ language: tag }, ...texts)
    // Words that are still to come are asked for again.
    if (texts.every(Boolean)) known.set(component, labels)
    // The English words of every component are complete (UK12), and lie under those of every language.
    return labels as KitLabels[Component]
  }
}

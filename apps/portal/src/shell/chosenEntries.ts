import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { siteText } from '@foyer/feature-api'

type Chosen = PublicConfig['memberMenu']

/** Entries of all features in their order, or the ones a brand lists, in its order (CF08). */
export function chosenEntries<Entry extends { readonly id: string; readonly order: number }>(
  entries: readonly Entry[],
  chosen: Chosen | undefined,
): readonly Entry[] {
  if (!chosen) return [...entries].sort((a, b) => a.order - b.order)
  return chosen.flatMap(({ entry }) => entries.find(({ id }) => id === entry) ?? [])
}

/** The words a brand has for an entry, where it has any. */
export function chosenLabel(id: string, chosen: Chosen | undefined, language: SiteLanguage): string | undefined {
  const label = chosen?.find(({ entry }) => entry === id)?.label
  return label && siteText(label, language)
}

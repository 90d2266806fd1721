import type { SiteLanguage } from '@foyer/brand'
import type { SiteMessages, SiteWords } from '@foyer/portal/bundle'
import { hashedName } from './contentHash.ts'
import type { SiteDraft } from './siteDraft.ts'

/** Where the words of one language stand. */
export interface PlacedWords {
  /** The file with the words of each feature, for parts that are fetched later. */
  readonly addresses: Readonly<Record<string, string>>
  /** The file with all that a page says first: what every page says, and the words of these features. */
  readonly addressFor: (features: readonly string[]) => string
}

/** Words of several, one over the other where they share a namespace. */
function joined(parts: readonly SiteMessages[]): SiteMessages {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...names].map((name) => [name, Object.assign({}, ...parts.map((part) => part[name]))]))
}

/** Writes the words of a language: one file per feature, and one for every set of features that a page begins with. */
export function placeWords({ common, features }: SiteWords, { tag }: SiteLanguage, draft: SiteDraft): PlacedWords {
  const place = (name: string, words: SiteMessages): string => {
    const json = JSON.stringify(words)
    const url = `/assets/${hashedName(`${name}-${tag}.json`, json)}`
    draft.share(url, json)
    return url
  }
  const known = new Map<string, string>()
  return {
    addresses: Object.fromEntries(Object.entries(features).map(([id, words]) => [id, place(`words-${id}`, words)])),
    addressFor: (shown) => {
      const key = [...shown].sort().join()
      const url = known.get(key) ?? place('messages', joined([common, ...shown.map((id) => features[id] ?? {})]))
      known.set(key, url)
      return url
    },
  }
}

import { loadJson } from '../loadJson.ts'
import type { SiteMessages } from '../pageData.ts'
import type { Words } from './createWords.ts'
import { loadGrammar } from './translation.ts'

/**
 * Fetches the words of a feature once; those that could not be fetched are asked for again. `addresses` are where they
 * stand, by feature; the page has those of `brought`.
 */
export function createWordLoader(
  words: Words,
  addresses: Readonly<Record<string, string>>,
  brought: readonly string[],
): (feature: string) => Promise<void> {
  const loading = new Map<string, Promise<void>>()
  const fetchWords = async (feature: string, address: string): Promise<void> => {
    try {
      await words.add(await loadJson<SiteMessages>(address), loadGrammar)
    } catch (error) {
      loading.delete(feature)
      throw error
    }
  }
  return (feature) => {
    const address = addresses[feature]
    if (address === undefined || brought.includes(feature)) return Promise.resolve()
    const pending = loading.get(feature) ?? fetchWords(feature, address)
    loading.set(feature, pending)
    return pending
  }
}

import type { SiteMessages } from '@foyer/portal/bundle'
import { catalogue, type WordSource } from '../build/siteMessages.ts'

const known = new WeakMap<SiteMessages, readonly string[]>()

function lettersIn(messages: SiteMessages): readonly string[] {
  const letters = known.get(messages) ?? [...new Set(JSON.stringify(messages).match(/\P{ASCII}/gu))]
  known.set(messages, letters)
  return letters
}

/** The letters beyond ASCII that the words of some languages are written in, in order. */
export async function writtenLetters(words: WordSource, tags: readonly string[]): Promise<string> {
  const catalogues = await Promise.all(tags.map((tag) => catalogue(words, tag)))
  return [...new Set(catalogues.flatMap(lettersIn))].toSorted().join('')
}

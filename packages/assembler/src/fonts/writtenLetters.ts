import { catalogue, type WordSource } from '../build/siteMessages.ts'

const known = new WeakMap<object, readonly string[]>()

function lettersIn(texts: object): readonly string[] {
  const letters = known.get(texts) ?? [...new Set(JSON.stringify(texts).match(/\P{ASCII}/gu))]
  known.set(texts, letters)
  return letters
}

/** The letters beyond ASCII that the words of some languages and a brand's own texts are written in, in order. */
export async function writtenLetters(words: WordSource, tags: readonly string[], own: object): Promise<string> {
  const catalogues = await Promise.all(tags.map((tag) => catalogue(words, tag)))
  const letters = [...catalogues, own].flatMap(lettersIn)
  // A style sheet may write them in capitals.
  const capitals = letters.map((letter) => letter.toUpperCase()).filter((letter) => /^\P{ASCII}$/u.test(letter))
  return [...new Set([...letters, ...capitals])].toSorted().join('')
}

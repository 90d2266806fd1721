import { foldText } from '../text/foldText.ts'
import { prefixDistance, typedWord } from './prefixDistance.ts'
import { isUnspaced, titleWords } from './titleWords.ts'

/** From and until which letter of a title. */
export type TitlePart = readonly [from: number, until: number]

/** As many mistakes as a word may have and still be marked. */
const most = 3

/** The parts of a title that what was typed stands for, in order: beginnings of words, parts of them, and misspelt words whole. */
export function markTyped(title: string, typed: string): TitlePart[] {
  const parts: TitlePart[] = []
  const typedWords = titleWords(typed).map(({ text }) => text)
  for (const { text, from, until } of titleWords(title)) {
    const found = typedWords.map((word) => partOf(text, word)).find((part) => part !== undefined)
    if (found === undefined) continue
    const [begin, end] = [lettersUntil(title, from, found[0]), lettersUntil(title, from, found[1])]
    parts.push([begin, Math.min(end, until)])
  }
  return parts
}

/** Which folded letters of a word were typed. */
function partOf(word: string, typed: string): TitlePart | undefined {
  const at = word.indexOf(typed)
  if (at === 0 || (at > 0 && (typed.length >= 3 || isUnspaced(typed)))) return [at, at + typed.length]
  const forgiven = Math.min(most, Math.floor(typed.length / 3))
  if (forgiven === 0 || typed[0] !== word[0]) return undefined
  const mistakes = prefixDistance(typedWord(typed), word, forgiven, true)
  return mistakes <= forgiven ? [0, Math.min(word.length, typed.length + mistakes)] : undefined
}

/** The place in a title after so many folded letters, counted from a place. */
function lettersUntil(title: string, from: number, folded: number): number {
  let at = from
  let left = folded
  while (left > 0 && at < title.length) {
    const letter = String.fromCodePoint(title.codePointAt(at) ?? 0)
    left -= foldText(letter.replace(/['’]/g, '')).length
    at += letter.length
  }
  // Marks that stand on the last letter belong to it.
  while (/\p{M}/u.test(title[at] ?? '')) at++
  return at
}

import { foldText } from '../text/foldText.ts'

/** A word of a title as it is searched, with where it stands in the title. */
export interface TitleWord {
  readonly text: string
  readonly from: number
  readonly until: number
}

/** Scripts that write no spaces between words: what is typed in them is found anywhere in a title. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** The words of a title, apostrophes taken out: "Mermaid's Pearl" has "mermaids" and "pearl". */
export function titleWords(title: string): TitleWord[] {
  const words: TitleWord[] = []
  for (const match of title.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
    const text = foldText(match[0].replace(/['’]/g, ''))
    if (text !== '') words.push({ text, from: match.index, until: match.index + match[0].length })
  }
  return words
}

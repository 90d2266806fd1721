import type { SearchedTitle, TitleHits } from '@foyer/rules/title-search'

/** What the thread is told and asked. */
export type ThreadQuestion =
  | { readonly titles: string }
  | { readonly place: number; readonly typed: string; readonly count: number }

export interface ThreadAnswer {
  readonly place: number
  readonly hits: TitleHits
}

const between = '\n'
const beside = '\t'

/** All titles as one text, which goes to another thread at once; a list of objects would be copied one by one. */
export const titlesText = (titles: readonly SearchedTitle[]): string =>
  titles
    .map(({ name, also = '' }) => `${name.replace(/[\n\t]/g, ' ')}${beside}${also.replace(/[\n\t]/g, ' ')}`)
    .join(between)

export const titlesOf = (text: string): readonly SearchedTitle[] =>
  text.split(between).map((line) => {
    const [name = '', also = ''] = line.split(beside)
    return { name, also }
  })

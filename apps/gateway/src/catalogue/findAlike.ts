import { createTitleSearch, type TitleSearch } from '@foyer/rules/title-search'
import type { CatalogueGame } from './catalogue.ts'

const mostAlike = 100
/** A text without a word of so many letters is alike to too much. */
const leastLetters = 3

/** Finds games by a misspelt or half remembered name, best first (QP02). The search is made when it is first needed. */
export function findAlike(games: readonly CatalogueGame[]): (text: string) => readonly CatalogueGame[] {
  let search: TitleSearch | undefined
  return (text) => {
    if (!text.split(/[^\p{L}\p{N}]+/u).some(({ length }) => length >= leastLetters)) return []
    search ??= createTitleSearch(games.map(({ wire }) => ({ name: wire.gameName, also: wire.displayName })))
    return search.find(text, mostAlike).best.flatMap(({ index }) => games[index] ?? [])
  }
}

import { createTitleSearch, type TitleSearch } from '@foyer/rules/title-search'
import type { CatalogueGame } from './catalogue.ts'

/** A text without a word of so many letters is alike to too much. */
const leastLetters = 3

/** Whether a text has enough to tell what it may be a mistake of. */
export const tellsEnough = (text: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some(({ length }) => length >= leastLetters)

/**
 * Finds games by a misspelt or half remembered name, all of them, best first, as instant search does (N09, QP02). The search is
 * made when it is first needed.
 */
export function findAlike(games: readonly CatalogueGame[]): (text: string) => readonly CatalogueGame[] {
  let search: TitleSearch | undefined
  return (text) => {
    search ??= createTitleSearch(games.map(({ wire }) => ({ name: wire.gameName, also: wire.displayName })))
    return search.find(text, games.length).best.flatMap(({ index }) => games[index] ?? [])
  }
}

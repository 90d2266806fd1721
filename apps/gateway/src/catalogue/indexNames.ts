import type { CatalogueGame } from './catalogue.ts'

/** Letters beside one another that games are found by. */
const pairsOf = (text: string): readonly string[] =>
  Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2))

/**
 * Finds the games whose folded name may hold a text: those that share its rarest pair of letters, in the order they were
 * given. A text of one letter finds all.
 */
export function indexNames(games: readonly CatalogueGame[]): (text: string) => readonly CatalogueGame[] {
  const byPair = new Map<string, CatalogueGame[]>()
  for (const game of games) {
    for (const pair of new Set(pairsOf(game.nameKey))) {
      const found = byPair.get(pair)
      if (found === undefined) byPair.set(pair, [game])
      else found.push(game)
    }
  }
  return (text) => {
    let rarest = games
    for (const pair of pairsOf(text)) {
      const found = byPair.get(pair)
      if (found === undefined) return []
      if (found.length < rarest.length) rarest = found
    }
    return rarest
  }
}

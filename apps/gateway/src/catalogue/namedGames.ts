import { foldText } from '@foyer/rules'
import { asciiJson } from './asciiJson.ts'
import type { CatalogueGame } from './catalogue.ts'

/** Games as a language calls them, by their ids; what it has no name for stays the very same. */
export const namedGames = (
  games: readonly CatalogueGame[],
  names: ReadonlyMap<string, string>,
): readonly CatalogueGame[] =>
  games.map((game) => {
    const gameName = names.get(game.wire.gameId)
    if (gameName === undefined || gameName === game.wire.gameName) return game
    const wire = { ...game.wire, gameName }
    return { ...game, wire, json: asciiJson(wire), nameKey: foldText(gameName) }
  })

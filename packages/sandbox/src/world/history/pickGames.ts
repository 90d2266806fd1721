import type { GameType } from '@foyer/contract'
import type { Random } from '../../random/random.ts'
import type { CatalogueGame } from '../catalogue.ts'
import type { PlayerProfile } from './players.ts'

/** The games a player keeps returning to, from the most played of each type they like. */
export function pickGames(
  random: Random,
  byPopularity: readonly CatalogueGame[],
  { games, taste }: PlayerProfile,
): readonly CatalogueGame[] {
  const weight = Object.values(taste).reduce((sum, share) => sum + share, 0)
  return Object.entries(taste).flatMap(([gameType, share]) => {
    // Only compared with types.
    const liked = byPopularity.filter((game) => game.gameType === (gameType as GameType) && !game.opensVendorList)
    const count = Math.max(2, Math.round((games * share) / weight))
    // The most popular game is always among them: a demo shows what the house is proud of.
    return [...liked.slice(0, 1), ...random.shuffled(liked.slice(1, count * 5)).slice(0, count - 1)]
  })
}

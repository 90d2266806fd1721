import { createRandom } from '../random/random.ts'
import type { CatalogueGame } from './catalogue.ts'
import { inhouseGames } from './inhouseGames.ts'
import { inhouseVendor } from './vendors/vendorPlan.ts'

export interface Popularity {
  readonly popularity: number
  readonly hotRank: number | null
}

const hotGamesPerType = 24

/**
 * How much each game is played at one merchant: unlike at any other, a few games far ahead, and neighbours at the top
 * from different vendors, so that the first rows of a lobby show its breadth.
 */
export function popularityOf(games: readonly CatalogueGame[], merchantCode: string): ReadonlyMap<number, Popularity> {
  const random = createRandom(`popularity ${merchantCode}`)
  const weighted = games.map((game) => ({ game, weight: random.next() ** 3 + advantageOf(game) }))
  weighted.sort((a, b) => b.weight - a.weight)
  const ordered = spread(weighted.map(({ game }) => game))
  const result = new Map<number, Popularity>()
  const hotOfType = new Map<string, number>()
  let hotRank = 0
  ordered.forEach((game, index) => {
    const already = hotOfType.get(game.gameType) ?? 0
    const isHot = !game.opensVendorList && already < hotGamesPerType
    if (isHot) hotOfType.set(game.gameType, already + 1)
    result.set(game.nodeId, {
      popularity: Math.round(2_000_000 / (index + 12)) * 10 + ((ordered.length - index) % 10),
      hotRank: isHot ? ++hotRank : null,
    })
  })
  return result
}

/** The house shows its own games first. */
function advantageOf(game: CatalogueGame): number {
  if (inhouseGames.some(({ name }) => game.vendor === inhouseVendor && game.name === name)) return 1.5
  return game.vendor === inhouseVendor ? 0.35 : 0
}

/** Moves a game back while one of the last six has its vendor or the last one its type of picture. */
function spread(games: readonly CatalogueGame[]): CatalogueGame[] {
  const waiting = [...games]
  const result: CatalogueGame[] = []
  while (result.length < 400 && waiting.length > 0) {
    const recent = result.slice(-6)
    const found = waiting.findIndex(
      (game) =>
        recent.every((other) => other.vendor !== game.vendor) &&
        familyIn(result.at(-1)) !== familyIn(game) &&
        familyIn(result.at(-2)) !== familyIn(game),
    )
    result.push(...waiting.splice(Math.max(found, 0), 1))
  }
  return [...result, ...waiting]
}

function familyIn(game: CatalogueGame | undefined): string | undefined {
  return game?.icon.split('.')[1]
}

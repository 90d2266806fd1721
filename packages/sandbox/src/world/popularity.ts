import { compositionOf } from '../artwork/scenes/index.ts'
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
      popularity: Math.round(20_000_000 / (index + 12)) + ordered.length - index,
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

/** Tiles in a row of the widest lobby. */
const rowOfTiles = 6
/** So many games stand in an order made by hand: of all, and of each type. */
const arranged = 400
const arrangedOfType = 60

/**
 * Moves a game back while one of the last six has its vendor, or, in the lobby of all games or of its type, one of the last two has its
 * motif or the one above it in six columns its motif and composition.
 */
function spread(games: readonly CatalogueGame[]): CatalogueGame[] {
  const waiting = [...games]
  const result: CatalogueGame[] = []
  const ofType = new Map<string, CatalogueGame[]>(games.map(({ gameType }) => [gameType, []]))
  const fits = (game: CatalogueGame): boolean => {
    const own = ofType.get(game.gameType) ?? []
    if (own.length < arrangedOfType && (repeatsMotif(own, game) || isLike(own.at(-rowOfTiles), game))) return false
    return (
      result.length >= arranged ||
      (result.slice(-rowOfTiles).every((other) => other.vendor !== game.vendor) &&
        !repeatsMotif(result, game) &&
        !isLike(result.at(-rowOfTiles), game))
    )
  }
  while (result.length < games.length / 2 || result.length < arranged) {
    const [next] = waiting.splice(Math.max(waiting.findIndex(fits), 0), 1)
    if (next === undefined) break
    result.push(next)
    ofType.get(next.gameType)?.push(next)
  }
  return [...result, ...waiting]
}

const repeatsMotif = (before: readonly CatalogueGame[], game: CatalogueGame): boolean =>
  before.slice(-2).some(({ art }) => art.motif === game.art.motif)

const isLike = (other: CatalogueGame | undefined, game: CatalogueGame): boolean =>
  other?.art.motif === game.art.motif && compositionOf(other.art) === compositionOf(game.art)

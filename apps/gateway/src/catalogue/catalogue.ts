import type { GameOrder, GameType, NamedGame } from '@foyer/contract'
import { readIn } from '@foyer/rules'
import { LRUCache } from 'lru-cache'
import { findAlike, tellsEnough } from './findAlike.ts'
import { type GameFilter, matcherOf } from './gameFilter.ts'
import { indexNames } from './indexNames.ts'
import { namedGames } from './namedGames.ts'
import { orderGames } from './orderGames.ts'

/** A game of a merchant, with what lists are filtered and ordered by. */
export interface CatalogueGame {
  readonly type: GameType
  readonly wire: NamedGame
  /** The same as JSON in ASCII letters, written once. */
  readonly json: string
  /** Lower-cased, accent-free name for searching. */
  readonly nameKey: string
  /** Position among hot games, null when it is not hot. */
  readonly hotRank: number | null
  readonly traits: GameTraits
}

/** What a game is found and ordered by that lists do not tell (QP03, QP04). */
export interface GameTraits {
  readonly features: readonly string[]
  readonly theme: string | null
  readonly volatility: string | null
  readonly hasJackpot: boolean
  /** `yyyy-mm-dd`; null when nobody said. */
  readonly releasedOn: string | null
}

export interface CatalogueVendor {
  readonly code: string
  readonly name: string
  readonly isHot: boolean
  readonly iconUrl: string
  readonly wideIconUrl: string
  /** `#rrggbb`; null when nobody gave one. */
  readonly colour: string | null
  /** Of its types the classes that the merchant has games of. */
  readonly gameTypes: readonly { readonly gameType: GameType; readonly gameClassify: string[] }[]
}

/** All a merchant offers, in memory; never changed, only replaced. */
export interface Catalogue {
  /** Most played first. */
  readonly games: readonly CatalogueGame[]
  /** In the order of their position. */
  readonly vendors: readonly CatalogueVendor[]
  readonly game: (nodeId: number) => CatalogueGame | undefined
  /**
   * Games that fit, hot ones in the order of their rank when those are asked for, others most played first. Where none has the name, or
   * alike ones are asked for, those that are called alike, best first.
   */
  readonly find: (filter: GameFilter, order?: GameOrder) => readonly CatalogueGame[]
  /** Games of a vendor in a category, without the tile that opens its list. */
  readonly count: (vendor: string, gameType: GameType) => number
  /** The same with the names that games have in a language; itself where none has another there. */
  readonly in: (language: string) => Catalogue
  /** Bytes made from this catalogue, kept under a name while there is room. */
  readonly bytes: (name: string, make: () => Buffer) => Buffer
}

/** Games that kept filters may have found together. */
const mostFound = 100_000
const mostBytes = 4 * 1024 * 1024

/** Names of games by their ids, by language; a game that none stands for has the one name that it has. */
export type GameNames = ReadonlyMap<string, ReadonlyMap<string, string>>

/** `games` are given most played first, `vendors` in their order. */
export function createCatalogue(
  games: readonly CatalogueGame[],
  vendors: readonly CatalogueVendor[],
  names: GameNames = new Map(),
): Catalogue {
  const byNode = new Map(games.map((game) => [game.wire.nodeId, game]))
  const byRank = games.filter(({ hotRank }) => hotRank !== null).sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0))
  const counts = new Map<string, number>()
  for (const { type, wire } of games) {
    if (wire.isGame === 'VASSALAGE') continue
    const name = `${wire.vassalage} ${type}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const classes = new Set(games.map(({ type, wire }) => `${wire.vassalage} ${type} ${wire.gameClassify ?? ''}`))
  const named = indexNames(games)
  const namedByRank = indexNames(byRank)
  const alike = findAlike(games)
  const ordered = orderGames(games)
  const found = new LRUCache<string, readonly CatalogueGame[]>({
    maxSize: mostFound,
    sizeCalculation: ({ length }) => length + 1,
  })
  const made = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: (bytes) => bytes.length })

  const spoken = new Map<string, Catalogue>()
  const catalogue: Catalogue = {
    games,
    vendors: vendors.map(({ gameTypes, ...vendor }) => ({
      ...vendor,
      gameTypes: gameTypes.map(({ gameType, gameClassify }) => ({
        gameType,
        gameClassify: gameClassify.filter((name) => classes.has(`${vendor.code} ${gameType} ${name}`)),
      })),
    })),
    game: (nodeId) => byNode.get(nodeId),
    find: (filter, order = 'popular') => {
      const name = `${order} ${JSON.stringify(filter)}`
      const known = found.get(name)
      if (known !== undefined) return known
      const allAlike = (text: string) => {
        const best = alike(text).filter(matcherOf({ ...filter, name: undefined }))
        if (order === 'popular') return best
        const wanted = new Set(best)
        return ordered(order).filter((game) => wanted.has(game))
      }
      const calledSo = () => {
        const inOrder = order === 'popular' ? (filter.isHot === true ? namedByRank : named) : () => ordered(order)
        const called = inOrder(filter.name ?? '').filter(matcherOf(filter))
        const isMisspelt = called.length === 0 && filter.name !== undefined && tellsEnough(filter.name)
        return isMisspelt ? allAlike(filter.name) : called
      }
      const fitting = filter.isAlike && filter.name !== undefined ? allAlike(filter.name) : calledSo()
      found.set(name, fitting)
      return fitting
    },
    count: (vendor, gameType) => counts.get(`${vendor} ${gameType}`) ?? 0,
    in: (language) => {
      const own = readIn(language, (tag) => names.get(tag))
      if (own === undefined) return catalogue
      const known = spoken.get(language) ?? createCatalogue(namedGames(games, own), vendors)
      spoken.set(language, known)
      return known
    },
    bytes: (name, make) => {
      const known = made.get(name)
      if (known !== undefined) return known
      const bytes = make()
      made.set(name, bytes)
      return bytes
    },
  }
  return catalogue
}

import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import {
  type Game,
  GameSchema,
  gameFromWire,
  type VendorCategory,
  VendorCategorySchema,
  type WireGame,
} from '../schemas/game.ts'
import {
  type GameType,
  gameTypeFromWire,
  inputToWire,
  type TypedOnWire,
  type WireType,
  wireTypeFields,
  wireTypeFilter,
} from '../schemas/gameType.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import { type GameFilterInput, gameFilterFields } from './gameFilter.ts'

const code = (description: string) => Type.String({ minLength: 1, maxLength: 40, description })

export interface HotGamesInput {
  gameType?: GameType
}

export interface WireHotGames {
  list: WireGame[]
}

/** I29. Most played games of a type, all types when it is left out; at most 20. */
export const hotGames = defineOperation<HotGamesInput, WireHotGames, Game[], TypedOnWire<HotGamesInput>>()(
  {
    path: '/wps/relay/GCSGAME_hotGamesV2',
    method: 'GET',
    access: 'guest',
    requirement: 'I29',
    summary: 'Hot games',
    query: Type.Object(wireTypeFilter),
    value: Type.Object({ list: Type.Array(GameSchema) }),
    maxAge: 30,
  },
  (wire) => wire.list.map(gameFromWire),
  inputToWire,
)

/** Orders of a list: most played, newest, by name from A to Z, highest stated return first (QP04). */
export type GameOrder = 'popular' | 'new' | 'name' | 'return'

export interface GameListInput extends GameFilterInput, Paging {
  sort?: GameOrder
}

export interface WireGamePage extends PageInfo {
  games: WireGame[]
}

/** One page of games inside the portal. */
export interface GamePage extends PageInfo {
  games: Game[]
}

/** I30. `gameClassify` is ALL, NEW, HOT or a class of the vendor (L14); names match anywhere, without case or accents; where none does, or with `alike`, names alike come, best first (QP02, N09). */
export const gameList = defineOperation<GameListInput, WireGamePage, GamePage, TypedOnWire<GameListInput>>()(
  {
    path: '/wps/relay/GCSGAME_gameList',
    method: 'GET',
    access: 'guest',
    requirement: 'I30',
    summary: 'Games by type, vendor, class and name',
    query: Type.Object({
      ...gameFilterFields,
      sort: Type.Optional(
        Type.Union([Type.Literal('popular'), Type.Literal('new'), Type.Literal('name'), Type.Literal('return')]),
      ),
      ...paging(20, 100),
    }),
    value: Type.Object({ games: Type.Array(GameSchema), ...pageInfo }),
    maxAge: 30,
  },
  ({ games, ...page }) => ({ ...page, games: games.map(gameFromWire) }),
  inputToWire,
)

export interface GameVendorsInput {
  platform?: 'html5-desktop'
}

/** I31. Categories in the order of the merchant's navigation; a category without vendors is left out (H05). */
export const gameVendors = defineOperation<GameVendorsInput, VendorCategory[]>()({
  path: '/wps/relay/GCSGAME_newGameVendor',
  method: 'GET',
  access: 'guest',
  requirement: 'I31',
  summary: 'Vendors by category',
  query: Type.Object({ platform: Type.Optional(Type.Literal('html5-desktop')) }),
  value: Type.Array(VendorCategorySchema),
  maxAge: 30,
})

export interface VendorGameTypesInput {
  vassalage: string
}

export interface VendorGameType {
  gameType: GameType
  gameClassify: string[]
}

export interface WireVendorGameType extends WireType {
  gameClassify: string[]
}

/** I32. Types and classes one vendor offers. */
export const vendorGameTypes = defineOperation<VendorGameTypesInput, WireVendorGameType[], VendorGameType[]>()(
  {
    path: '/wps/relay/GCSGAME_getVassGameType',
    method: 'GET',
    access: 'guest',
    requirement: 'I32',
    summary: 'Game types and classes of a vendor',
    query: Type.Object({ vassalage: code('Vendor code') }),
    value: Type.Array(Type.Object({ ...wireTypeFields, gameClassify: Type.Array(Type.String()) })),
    maxAge: 30,
  },
  (wire) => wire.map(({ gameClassify, ...type }) => ({ gameType: gameTypeFromWire(type), gameClassify })),
)

export interface RecentGamesInput extends Paging {
  gameType?: GameType
}

/** A game with when it was played last and what was bet in its last round; a server may say neither. */
export interface WireRecentGame extends WireGame {
  lastPlayed?: string
  lastBet?: Amount
}

export interface WireRecentGames extends PageInfo {
  list: WireRecentGame[]
}

/** A game inside the portal that was played; `lastBet` in minor units. */
export interface RecentGame extends Game {
  readonly lastPlayed?: string
  readonly lastBet?: number
}

export interface RecentGamePage extends PageInfo {
  games: RecentGame[]
}

/** I33. Games played last, newest first, each once. */
export const recentGames = defineOperation<
  RecentGamesInput,
  WireRecentGames,
  RecentGamePage,
  TypedOnWire<RecentGamesInput>
>()(
  {
    path: '/wps/relay/GCS_recentGame',
    method: 'GET',
    access: 'real',
    requirement: 'I33',
    summary: 'Recently played games',
    query: Type.Object({ ...wireTypeFilter, ...paging(20, 100) }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          ...GameSchema.properties,
          lastPlayed: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
          lastBet: Type.Optional(AmountSchema),
        }),
      ),
      ...pageInfo,
    }),
  },
  ({ list, ...page }, decimals) => ({ ...page, games: list.map((game) => recentFromWire(game, decimals)) }),
  inputToWire,
)

function recentFromWire({ lastPlayed, lastBet, ...game }: WireRecentGame, decimals: number): RecentGame {
  return {
    ...gameFromWire(game),
    ...(lastPlayed === undefined ? {} : { lastPlayed }),
    ...(lastBet === undefined ? {} : { lastBet: toMinor(lastBet, decimals) }),
  }
}

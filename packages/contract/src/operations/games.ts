import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { AmountSchema, toMinor } from '../schemas/amount.ts'
import { GameSchema, GameTypeSchema, gameFromWire, VendorCategorySchema } from '../schemas/game.ts'
import { pageInfo, paging } from '../schemas/paging.ts'

const code = (description: string) => Type.String({ minLength: 1, maxLength: 40, description })

/** I29. Most played games of a type, all types when it is left out; at most 20. */
export const hotGames = defineOperation(
  {
    path: '/wps/relay/GCSGAME_hotGamesV2',
    method: 'GET',
    access: 'guest',
    requirement: 'I29',
    summary: 'Hot games',
    query: Type.Object({ gameType: Type.Optional(GameTypeSchema) }),
    value: Type.Object({ list: Type.Array(GameSchema) }),
    maxAge: 30,
  },
  (wire) => wire.list.map(gameFromWire),
)

/** I30. `gameClassify` is ALL, NEW, HOT or a class of the vendor (L14); names match anywhere, without case or accents. */
export const gameList = defineOperation(
  {
    path: '/wps/relay/GCSGAME_gameList',
    method: 'GET',
    access: 'guest',
    requirement: 'I30',
    summary: 'Games by type, vendor, class and name',
    query: Type.Object({
      gameType: Type.Optional(GameTypeSchema),
      vassalage: Type.Optional(code('Vendor code')),
      gameClassify: Type.Optional(code('Class')),
      isNew: Type.Optional(Type.Boolean()),
      gameName: Type.Optional(Type.String({ maxLength: 80 })),
      minBet: Type.Optional(
        Type.Number({ minimum: 0, description: 'Only games whose lowest bet is at least this (L23)' }),
      ),
      minLines: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Only games with at least this many lines (L23)' }),
      ),
      ...paging(20, 100),
    }),
    value: Type.Object({ games: Type.Array(GameSchema), ...pageInfo }),
    maxAge: 30,
  },
  ({ games, ...page }) => ({ ...page, games: games.map(gameFromWire) }),
)

/** I31. Categories in the order of the merchant's navigation; a category without vendors is left out (H05). */
export const gameVendors = defineOperation({
  path: '/wps/relay/GCSGAME_newGameVendor',
  method: 'GET',
  access: 'guest',
  requirement: 'I31',
  summary: 'Vendors by category',
  query: Type.Object({ platform: Type.Optional(Type.Literal('html5-desktop')) }),
  value: Type.Array(VendorCategorySchema),
  maxAge: 30,
})

/** I32. Types and classes one vendor offers. */
export const vendorGameTypes = defineOperation({
  path: '/wps/relay/GCSGAME_getVassGameType',
  method: 'GET',
  access: 'guest',
  requirement: 'I32',
  summary: 'Game types and classes of a vendor',
  query: Type.Object({ vassalage: code('Vendor code') }),
  value: Type.Array(Type.Object({ gameType: GameTypeSchema, gameClassify: Type.Array(Type.String()) })),
  maxAge: 30,
})

/** I33. Games played last, newest first, each once. */
export const recentGames = defineOperation(
  {
    path: '/wps/relay/GCS_recentGame',
    method: 'GET',
    access: 'real',
    requirement: 'I33',
    summary: 'Recently played games',
    query: Type.Object({ gameType: Type.Optional(GameTypeSchema), ...paging(20, 100) }),
    value: Type.Object({ list: Type.Array(GameSchema), ...pageInfo }),
  },
  ({ list, ...page }) => ({ ...page, games: list.map(gameFromWire) }),
)

/** I34. Node ids of all favourites, for marking tiles. */
export const favouriteIds = defineOperation(
  {
    path: '/wps/relay/MCSFE_getFavoriteGames',
    method: 'GET',
    access: 'real',
    requirement: 'I34',
    summary: 'Node ids of favourite games',
    value: Type.Object({ content: Type.Array(Type.Integer()) }),
  },
  (wire) => wire.content,
)

/** I35. Favourites, newest first. */
export const favouriteGames = defineOperation(
  {
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    method: 'GET',
    access: 'real',
    requirement: 'I35',
    summary: 'Favourite games',
    query: Type.Object({
      gameType: Type.Optional(GameTypeSchema),
      vendor: Type.Optional(code('Vendor code')),
      ...paging(999, 999),
    }),
    value: Type.Object({ content: Type.Array(GameSchema), ...pageInfo }),
  },
  ({ content, ...page }) => ({ ...page, games: content.map(gameFromWire) }),
)

const favouriteBody = Type.Object({ nodeId: Type.Integer(), vendor: code('Vendor code'), gameType: GameTypeSchema })

/** I36. Adding a favourite twice succeeds and changes nothing. */
export const addFavourite = defineOperation({
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  method: 'POST',
  access: 'real',
  requirement: 'I36',
  summary: 'Add a favourite game',
  body: favouriteBody,
  value: Type.Null(),
})

/** I37. Removing what is not a favourite succeeds and changes nothing. */
export const removeFavourite = defineOperation({
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  method: 'POST',
  access: 'real',
  requirement: 'I37',
  summary: 'Remove a favourite game',
  body: favouriteBody,
  value: Type.Null(),
})

const launchQuery = {
  gameId: code('Game id'),
  nodeId: Type.Integer(),
  vassalage: code('Vendor code'),
  platform: Type.Literal('html5-desktop'),
  clientType: Type.Literal(3),
  language: Type.String({ maxLength: 8 }),
}
const launchValue = Type.Object({ game_url: Type.Optional(Type.String()), game_url2: Type.Optional(Type.String()) })
const launchUrl = (wire: { game_url?: string; game_url2?: string }) => ({ url: wire.game_url ?? wire.game_url2 ?? '' })

/** I39. Idempotent per session and game (ruling 26); the address holds a one-time launch token. */
export const launchGame = defineOperation(
  {
    path: '/wps/game/launchGame',
    method: 'GET',
    access: 'real',
    sameOrigin: true,
    requirement: 'I39',
    summary: 'Open a game for real money',
    query: Type.Object({ ...launchQuery, launchMode: Type.Literal('GLS') }),
    value: launchValue,
  },
  launchUrl,
)

/** Ruling 31. Play money and a short-lived trial session; needs the free-play module. */
export const launchTrial = defineOperation(
  {
    path: '/wps/game/launchTrial',
    method: 'GET',
    access: 'guest',
    sameOrigin: true,
    requirement: 'L19',
    summary: 'Open a game with play money',
    query: Type.Object(launchQuery),
    value: launchValue,
  },
  launchUrl,
)

/** I50. Newest winners; amounts become minor units. */
export const winnerBoard = defineOperation(
  {
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    method: 'GET',
    access: 'guest',
    requirement: 'I50',
    summary: 'Winner board',
    query: Type.Object({
      gameCategory: Type.Optional(Type.Literal('ALL')),
      language: Type.Optional(Type.String({ maxLength: 8 })),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    value: Type.Array(
      Type.Object({
        customerId: Type.String(),
        vo: Type.Object({
          iconUrl: Type.String(),
          customerName: Type.String({ description: 'Masked by the server' }),
          gameName: Type.String(),
          winAmount: AmountSchema,
        }),
      }),
    ),
    maxAge: 10,
  },
  (wire) => wire.map(({ customerId, vo }) => ({ customerId, ...vo, winAmount: toMinor(vo.winAmount) })),
)

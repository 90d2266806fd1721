import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { GameSchema, gameFromWire, type WireGame } from '../schemas/game.ts'
import { type GameType, inputToWire, type TypedOnWire, wireTypeFields, wireTypeFilter } from '../schemas/gameType.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import type { GamePage } from './games.ts'

const vendorCode = Type.String({ minLength: 1, maxLength: 40, description: 'Vendor code' })

export interface WireFavouriteIds {
  content: number[]
}

/** I34. Node ids of all favourites, for marking tiles. */
export const favouriteIds = defineOperation<undefined, WireFavouriteIds, number[]>()(
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

export interface FavouriteGamesInput extends Paging {
  gameType?: GameType
  vendor?: string
  collectionId?: number
}

export interface WireFavouriteGames extends PageInfo {
  content: WireGame[]
}

/** I35. Favourites, newest first. */
export const favouriteGames = defineOperation<
  FavouriteGamesInput,
  WireFavouriteGames,
  GamePage,
  TypedOnWire<FavouriteGamesInput>
>()(
  {
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    method: 'GET',
    access: 'real',
    requirement: 'I35',
    summary: 'Favourite games',
    query: Type.Object({
      ...wireTypeFilter,
      vendor: Type.Optional(vendorCode),
      collectionId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The games of this collection instead (QP01)' }),
      ),
      ...paging(999, 999),
    }),
    value: Type.Object({ content: Type.Array(GameSchema), ...pageInfo }),
  },
  ({ content, ...page }) => ({ ...page, games: content.map(gameFromWire) }),
  inputToWire,
)

export interface FavouriteInput {
  nodeId: number
  vendor: string
  gameType: GameType
}

const favouriteBody = Type.Object({ nodeId: Type.Integer(), vendor: vendorCode, ...wireTypeFields })
const done = (): null => null

/** I36. Adding a favourite twice succeeds and changes nothing. */
export const addFavourite = defineOperation<FavouriteInput, null, null, TypedOnWire<FavouriteInput>>()(
  {
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    method: 'POST',
    access: 'real',
    requirement: 'I36',
    summary: 'Add a favourite game',
    body: favouriteBody,
    value: Type.Null(),
  },
  done,
  inputToWire,
)

/** I37. Removing what is not a favourite succeeds and changes nothing. */
export const removeFavourite = defineOperation<FavouriteInput, null, null, TypedOnWire<FavouriteInput>>()(
  {
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    method: 'POST',
    access: 'real',
    requirement: 'I37',
    summary: 'Remove a favourite game',
    body: favouriteBody,
    value: Type.Null(),
  },
  done,
  inputToWire,
)

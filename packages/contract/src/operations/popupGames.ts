import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Game, GameSchema, gameFromWire, type WireGame } from '../schemas/game.ts'
import { type GameType, inputToWire, type TypedOnWire, wireTypeFields } from '../schemas/gameType.ts'

/** Games of one answer of the popup list at most (C04). */
export const mostPopupGames = 1000

export interface PopupGamesInput {
  clientType: 3
  platform: 'html5-desktop'
  merchant: string
  gameType: GameType
  vassalage: string
  language: string
  pageNo: 1
  pageSize: number
}

export interface WirePopupGames {
  games: WireGame[]
}

/** I40. All games of a vendor and type at once, most played first, for the list over the page (G06, M11). */
export const popupGames = defineOperation<PopupGamesInput, WirePopupGames, Game[], TypedOnWire<PopupGamesInput>>()(
  {
    path: '/wps/relay/GCSGAME_popupGameList',
    method: 'GET',
    access: 'guest',
    requirement: 'I40',
    summary: 'All games of a vendor, for its popup list',
    query: Type.Object({
      clientType: Type.Literal(3),
      platform: Type.Literal('html5-desktop'),
      merchant: Type.String({ minLength: 1, maxLength: 40, description: 'Code of the merchant of the host' }),
      ...wireTypeFields,
      vassalage: Type.String({ minLength: 1, maxLength: 40, description: 'Vendor code' }),
      language: Type.String({ maxLength: 8 }),
      pageNo: Type.Literal(1),
      pageSize: Type.Integer({ minimum: 1, maximum: mostPopupGames }),
    }),
    value: Type.Object({ games: Type.Array(GameSchema) }),
    maxAge: 30,
  },
  ({ games }) => games.map(gameFromWire),
  inputToWire,
)

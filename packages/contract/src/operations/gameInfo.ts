import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type Game, GameSchema, gameFromWire, type WireGame } from '../schemas/game.ts'

export interface GameInfoInput {
  nodeId: number
}

export interface WireGameInfo {
  game: WireGame
  rules: string[]
  maxBet?: number
  jackpotShare?: number
  jackpot?: Amount
}

/** What a player may know of a game before and while it is played; amounts in currency units. */
export interface GameInfo {
  readonly game: Game
  /** In brief, a sentence or two each, in the language of the call. */
  readonly rules: readonly string[]
  readonly minBet?: number
  readonly maxBet?: number
  /** Per cent of every bet that goes to the jackpot; a game without one has none. */
  readonly jackpotShare?: number
  /** In the jackpot now, minor units. */
  readonly jackpot?: number
}

/** QR22. A table's limits are those that hold now. */
export const gameInfo = defineOperation<GameInfoInput, WireGameInfo, GameInfo>()(
  {
    path: '/wps/game/gameInfo',
    method: 'GET',
    access: 'guest',
    requirement: 'QR22',
    summary: 'Rules, return, provider, limits and jackpot contribution of a game',
    query: Type.Object({ nodeId: Type.Integer() }),
    value: Type.Object({
      game: GameSchema,
      rules: Type.Array(Type.String(), { description: 'In brief, in the language of the call' }),
      maxBet: Type.Optional(Type.Number({ description: 'Highest bet in currency units' })),
      jackpotShare: Type.Optional(Type.Number({ description: 'Per cent of every bet that goes to the jackpot' })),
      jackpot: Type.Optional(AmountSchema),
    }),
  },
  ({ game, rules, maxBet, jackpotShare, jackpot }, decimals) => {
    const lowest = game.table?.minBet ?? game.minBet
    const highest = game.table?.maxBet ?? maxBet
    return {
      game: gameFromWire(game),
      rules,
      ...(lowest === undefined ? {} : { minBet: lowest }),
      ...(highest === undefined ? {} : { maxBet: highest }),
      ...(jackpotShare === undefined ? {} : { jackpotShare }),
      ...(jackpot === undefined ? {} : { jackpot: toMinor(jackpot, decimals) }),
    }
  },
)

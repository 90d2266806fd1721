import Type from 'typebox'
import { type GameType, wireTypeFilter } from '../schemas/gameType.ts'

/** What games must be; everything left out is free. */
export interface GameFilterInput {
  gameType?: GameType
  vassalage?: string
  gameClassify?: string
  isNew?: boolean
  gameName?: string
  /** Whether what is called alike counts as well, in a list best first (N09). */
  alike?: boolean
  minBet?: number
  minLines?: number
  features?: string
  themes?: string
  volatilities?: string
  minRtp?: number
  jackpot?: boolean
}

const code = (description: string) => Type.String({ minLength: 1, maxLength: 40, description })
const codes = (description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,24}(,[A-Za-z0-9_-]{1,24}){0,11}$', description })

export const gameFilterFields = {
  ...wireTypeFilter,
  vassalage: Type.Optional(code('Vendor code')),
  gameClassify: Type.Optional(code('Class')),
  isNew: Type.Optional(Type.Boolean()),
  gameName: Type.Optional(Type.String({ maxLength: 80 })),
  alike: Type.Optional(
    Type.Boolean({
      description: 'By `gameName` all that instant search finds: misspelt, by the maker, half known; best first (N09)',
    }),
  ),
  minBet: Type.Optional(Type.Number({ minimum: 0, description: 'Only games whose lowest bet is at least this (L23)' })),
  minLines: Type.Optional(Type.Integer({ minimum: 0, description: 'Only games with at least this many lines (L23)' })),
  features: Type.Optional(codes('Codes with commas between them; only games that have all of these (QP03)')),
  themes: Type.Optional(codes('Codes with commas between them; only games with one of these (QP03)')),
  volatilities: Type.Optional(codes('low, medium, high with commas between them; only games of these (QP03)')),
  minRtp: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100, description: 'Only games that state at least this return (QP03)' }),
  ),
  jackpot: Type.Optional(
    Type.Boolean({ description: 'Only games with a jackpot of their own, or only those without (QP03)' }),
  ),
}

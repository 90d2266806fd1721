import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'

export interface WinnerBoardInput {
  gameCategory?: 'ALL'
  language?: string
  limitNum?: number
}

export interface WireWinner {
  customerId: string
  vo: { iconUrl: string; customerName: string; gameName: string; winAmount: Amount; winTime?: string }
}

/** A winner inside the portal; `winAmount` in minor units. */
export interface Winner {
  customerId: string
  iconUrl: string
  customerName: string
  gameName: string
  winAmount: number
  /** ISO 8601 instant; a server may not say. */
  winTime?: string
}

/** I50. Newest winners. */
export const winnerBoard = defineOperation<WinnerBoardInput, WireWinner[], Winner[]>()(
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
          winTime: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
        }),
      }),
    ),
    maxAge: 10,
  },
  (wire, decimals) =>
    wire.map(({ customerId, vo }) => ({ customerId, ...vo, winAmount: toMinor(vo.winAmount, decimals) })),
)

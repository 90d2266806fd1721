import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type LotteryDraw, LotteryDrawSchema } from '../schemas/drawResult.ts'

const most = (count: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: count }))

export interface OpenedNumbersInput {
  gameCode: string
  count?: number
  date?: string
  before?: string
}

export interface OpenedNumbers {
  list: LotteryDraw[]
  /** There are older ones. */
  hasMore: boolean
}

const gameCode = Type.String({ minLength: 1, maxLength: 40 })

/**
 * I45, C06. Drawn numbers of a lottery, the last draw first: of one day of the lottery's own calendar (`yyyy-MM-dd`), or those before a
 * draw. `not_found` where there is no such lottery.
 */
export const openedNumbers = defineOperation<OpenedNumbersInput, OpenedNumbers>()({
  path: '/lgw/vn/numeros/opened/game',
  method: 'GET',
  access: 'guest',
  requirement: 'I45',
  summary: 'Results of a lottery',
  query: Type.Object({
    gameCode,
    count: most(100),
    date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    before: Type.Optional(Type.String({ maxLength: 40, description: 'An instant, ISO 8601: draws earlier than it' })),
  }),
  value: Type.Object({ list: Type.Array(LotteryDrawSchema), hasMore: Type.Boolean() }),
})

export interface OpenedNumeroInput {
  gameCode: string
  numero?: string
}

/**
 * I46. One draw of a lottery, drawn or to come, and what it was committed to; the next one where none is named. `not_found` where there is
 * no such draw.
 */
export const openedNumero = defineOperation<OpenedNumeroInput, LotteryDraw>()({
  path: '/lotto/lgw/games/opened/numero',
  method: 'GET',
  access: 'guest',
  requirement: 'I46',
  summary: 'One draw of a lottery',
  query: Type.Object({ gameCode, numero: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })) }),
  value: LotteryDrawSchema,
})

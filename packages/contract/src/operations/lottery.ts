import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type LotteryDraw, LotteryDrawSchema } from '../schemas/drawResult.ts'

/** Families of lotteries by how they pay (W16). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

export interface LotteryMenusInput {
  prizeMode?: PrizeMode
}

/** A lottery as the wire spells it (EN08). Times are ISO 8601 instants, spans are seconds. */
export interface WireLotteryMenu {
  gameId: string
  remark: string
  tag: string[]
  labelName: string
  gameMenuSort: number
  webIconUrl: string
  isSale: boolean
  remainTime: number
  lockTime: number
  fewinTime?: string
  previousWinningNumber: string
  previousWinningTime?: string
  drawDayOfWeek: string
  gameMenus: string[]
  accountTypeName: string
}

/** A lottery inside the portal, with what is known of its next draw. */
export interface LotteryMenu {
  readonly gameId: string
  readonly name: string
  readonly remark: string
  readonly tags: readonly string[]
  readonly icon: string
  /** ISO 8601 instant of the next draw; a lottery without a calendar has none. */
  readonly nextDraw?: string
  /** Bets on the next draw were taken when this was answered. */
  readonly isSale: boolean
  /** Seconds before a draw at which its sale closes. */
  readonly lockTime: number
  /** Seconds until the sale for the next draw closes, as of the answer; 0 while it is closed. */
  readonly remainTime: number
  /** The last draw's balls or special prize (W13); none where no result is known. */
  readonly previousNumbers: readonly string[]
  /** ISO 8601 instant of the last draw. */
  readonly previousDraw?: string
  /** Comma list: Sunday 1 to Saturday 7, every day -1 (W08). */
  readonly days: string
  /** Account that it is played from (W15). */
  readonly accountTypeName: string
}

const instant = (description: string) => Type.Optional(Type.String({ description: `${description}, ISO 8601` }))
const prizeMode = Type.Optional(
  Type.Union([Type.Literal('Lott'), Type.Literal('ZY'), Type.Literal('Elott'), Type.Literal('SEA')], {
    description: 'Lotteries of this family alone',
  }),
)
const device = Type.Optional(Type.String({ maxLength: 20, description: 'WEB' }))

const Menu = Type.Object({
  gameId: Type.String(),
  remark: Type.String({ description: 'When it is drawn, in words' }),
  tag: Type.Array(Type.String()),
  labelName: Type.String(),
  gameMenuSort: Type.Integer(),
  webIconUrl: Type.String(),
  isSale: Type.Boolean({ description: 'Bets on the next draw are taken' }),
  remainTime: Type.Integer({ minimum: 0, description: 'Seconds until the sale closes' }),
  lockTime: Type.Integer({ minimum: 0, description: 'Seconds before a draw at which the sale closes' }),
  fewinTime: instant('Next draw'),
  previousWinningNumber: Type.String({
    description:
      'Balls of the draw before with commas, or the first six digits of its special prize; empty while no result is known',
  }),
  previousWinningTime: instant('Draw before'),
  drawDayOfWeek: Type.String({ description: 'Comma list: Sunday 1 to Saturday 7, every day -1 (W08)' }),
  gameMenus: Type.Array(Type.String(), { description: 'Ids of lotteries inside this one' }),
  accountTypeName: Type.String(),
})

const menuFromWire = (wire: WireLotteryMenu): LotteryMenu => ({
  gameId: wire.gameId,
  name: wire.labelName,
  remark: wire.remark,
  tags: wire.tag,
  icon: wire.webIconUrl,
  isSale: wire.isSale,
  lockTime: wire.lockTime,
  remainTime: wire.remainTime,
  previousNumbers: wire.previousWinningNumber.split(',').filter((number) => number !== ''),
  days: wire.drawDayOfWeek,
  accountTypeName: wire.accountTypeName,
  ...(wire.fewinTime === undefined ? {} : { nextDraw: wire.fewinTime }),
  ...(wire.previousWinningTime === undefined ? {} : { previousDraw: wire.previousWinningTime }),
})
const menusFromWire = (wire: WireLotteryMenu[]): LotteryMenu[] => wire.map(menuFromWire)

/** I41. In the order of their places in the menu; those of one family when it is named. */
export const lotteryMenus = defineOperation<LotteryMenusInput, WireLotteryMenu[], LotteryMenu[]>()(
  {
    path: '/lgw/games/game_menus',
    method: 'GET',
    access: 'guest',
    requirement: 'I41',
    summary: 'Lotteries with their next draws',
    query: Type.Object({ prizeMode }),
    value: Type.Array(Menu),
  },
  menusFromWire,
)

export interface VnLotteryMenusInput extends LotteryMenusInput {
  device?: string
}

/** I42, I49. Those of the national lottery where no family is named. */
export const vnLotteryMenus = defineOperation<VnLotteryMenusInput, WireLotteryMenu[], LotteryMenu[]>()(
  {
    path: '/lgw/vn/games/game_menu',
    method: 'GET',
    access: 'guest',
    requirement: 'I42',
    summary: 'Lotteries of the national lottery',
    query: Type.Object({ prizeMode, device }),
    value: Type.Array(Menu),
  },
  menusFromWire,
)

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

import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type PrizeMode, prizeMode } from '../schemas/prizeMode.ts'

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

export const LotteryMenuSchema = Type.Object({
  gameId: Type.String(),
  remark: Type.String({ description: 'When it is drawn, in words' }),
  tag: Type.Array(Type.String()),
  labelName: Type.String(),
  gameMenuSort: Type.Integer(),
  webIconUrl: Type.String(),
  isSale: Type.Boolean({ description: 'Bets on the next draw are taken' }),
  remainTime: Type.Integer({ minimum: 0, description: 'Seconds until the sale closes' }),
  lockTime: Type.Integer({ minimum: 0, description: 'Seconds before a draw at which the sale closes' }),
  fewinTime: Type.Optional(Type.String({ description: 'Next draw, ISO 8601' })),
  previousWinningNumber: Type.String({
    description:
      'Balls of the draw before with commas, or the first six digits of its special prize; empty while no result is known',
  }),
  previousWinningTime: Type.Optional(Type.String({ description: 'Draw before, ISO 8601' })),
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
export const menusFromWire = (wire: WireLotteryMenu[]): LotteryMenu[] => wire.map(menuFromWire)

/** I41. In the order of their places in the menu; those of one family when it is named. */
export const lotteryMenus = defineOperation<LotteryMenusInput, WireLotteryMenu[], LotteryMenu[]>()(
  {
    path: '/lgw/games/game_menus',
    method: 'GET',
    access: 'guest',
    requirement: 'I41',
    summary: 'Lotteries with their next draws',
    query: Type.Object({ prizeMode }),
    value: Type.Array(LotteryMenuSchema),
  },
  menusFromWire,
)

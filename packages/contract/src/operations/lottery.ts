import Type from 'typebox'
import { defineOperation } from '../operation.ts'

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
  /** ISO 8601 instant of the next draw; a lottery without a calendar has none. */
  readonly nextDraw?: string
  /** Bets on the next draw were taken when this was answered. */
  readonly isSale: boolean
  /** Seconds before a draw at which its sale closes. */
  readonly lockTime: number
  /** Seconds until the sale for the next draw closes, as of the answer; 0 while it is closed. */
  readonly remainTime: number
}

const instant = (description: string) => Type.Optional(Type.String({ description: `${description}, ISO 8601` }))

/** I41. In the order of their places in the menu; those of one family when it is named. */
export const lotteryMenus = defineOperation<LotteryMenusInput, WireLotteryMenu[], LotteryMenu[]>()(
  {
    path: '/lgw/games/game_menus',
    method: 'GET',
    access: 'guest',
    requirement: 'I41',
    summary: 'Lotteries with their next draws',
    query: Type.Object({
      prizeMode: Type.Optional(
        Type.Union([Type.Literal('Lott'), Type.Literal('ZY'), Type.Literal('Elott'), Type.Literal('SEA')]),
      ),
    }),
    value: Type.Array(
      Type.Object({
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
        previousWinningNumber: Type.String({ description: 'Empty while no result is known' }),
        previousWinningTime: instant('Draw before'),
        drawDayOfWeek: Type.String({ description: 'Comma list: Sunday 1 to Saturday 7, every day -1 (W08)' }),
        gameMenus: Type.Array(Type.String(), { description: 'Ids of lotteries inside this one' }),
        accountTypeName: Type.String(),
      }),
    ),
  },
  (wire) =>
    wire.map(({ gameId, labelName, remark, tag, fewinTime, isSale, lockTime, remainTime }) => ({
      gameId,
      name: labelName,
      remark,
      tags: tag,
      isSale,
      lockTime,
      remainTime,
      ...(fewinTime === undefined ? {} : { nextDraw: fewinTime }),
    })),
)

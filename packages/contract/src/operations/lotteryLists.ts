import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { prizeMode } from '../schemas/prizeMode.ts'
import { type LotteryMenu, LotteryMenuSchema, menusFromWire, type WireLotteryMenu } from './lottery.ts'
import type { VnLotteryMenusInput } from './vnLotteryMenus.ts'

const device = Type.Optional(Type.String({ maxLength: 20, description: 'WEB' }))
const most = (count: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: count }))

export interface PopularLotteriesInput extends VnLotteryMenusInput {
  count?: number
}

/** I44, C06. Those that are played most first. */
export const popularLotteries = defineOperation<PopularLotteriesInput, WireLotteryMenu[], LotteryMenu[]>()(
  {
    path: '/lgw/games/popular',
    method: 'GET',
    access: 'guest',
    requirement: 'I44',
    summary: 'Lotteries that are played most',
    query: Type.Object({ count: most(20), prizeMode, device }),
    value: Type.Array(LotteryMenuSchema),
  },
  menusFromWire,
)

export interface RecentLotteriesInput extends VnLotteryMenusInput {
  recentCount?: number
}

/** I43, I47, C06. Lotteries of every family that the member has opened, the last one first, by their ids. */
export const recentLotteries = defineOperation<RecentLotteriesInput, Record<string, WireLotteryMenu>, LotteryMenu[]>()(
  {
    path: '/lgw/vn/games/game_menu/recent',
    method: 'GET',
    access: 'real',
    requirement: 'I43',
    summary: 'Lotteries that the member has opened',
    query: Type.Object({ recentCount: most(100), prizeMode, device }),
    value: Type.Record(Type.String(), LotteryMenuSchema),
  },
  (wire) => menusFromWire(Object.values(wire)),
)

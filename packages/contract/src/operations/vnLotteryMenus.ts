import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { prizeMode } from '../schemas/prizeMode.ts'
import {
  type LotteryMenu,
  LotteryMenuSchema,
  type LotteryMenusInput,
  menusFromWire,
  type WireLotteryMenu,
} from './lottery.ts'

const device = Type.Optional(Type.String({ maxLength: 20, description: 'WEB' }))

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
    value: Type.Array(LotteryMenuSchema),
  },
  menusFromWire,
)

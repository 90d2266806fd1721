import type { Handlers } from '../calls/handlers.ts'
import { popularLotteries, recentLotteries } from './lotteryLists.ts'
import { lotteryMenus, vnLotteryMenus } from './lotteryMenus.ts'
import { openedNumbers, openedNumero } from './openedNumbers.ts'

/** Lotteries, their draws and results (I41, I42, I44 to I47). */
export const lotteryHandlers = {
  lotteryMenus,
  vnLotteryMenus,
  popularLotteries,
  recentLotteries,
  openedNumbers,
  openedNumero,
} satisfies Partial<Handlers>

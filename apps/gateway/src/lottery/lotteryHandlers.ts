import type { Handlers } from '../calls/handlers.ts'
import { lotteryMenus, vnLotteryMenus } from './lotteryMenus.ts'
import { openedNumbers, openedNumero } from './openedNumbers.ts'

/** Lotteries, their draws and results (I41, I42, I45, I46). */
export const lotteryHandlers = { lotteryMenus, vnLotteryMenus, openedNumbers, openedNumero } satisfies Partial<Handlers>

import type { Handlers } from '../calls/handlers.ts'
import { lotteryMenus } from './lotteryMenus.ts'

/** Lotteries and their draws (I41). */
export const lotteryHandlers = { lotteryMenus } satisfies Partial<Handlers>

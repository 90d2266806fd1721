import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'lotteryMenus',
  'vnLotteryMenus',
  'popularLotteries',
  'recentLotteries',
  'openedNumbers',
  'openedNumero',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]

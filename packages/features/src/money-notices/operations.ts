import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = ['moneyNotices', 'takeMoneyNotices', 'lotteryMenus'] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]

import type { PrizeMode } from '@foyer/contract'

export type LotteryPageId = 'lottery' | 'vnLottery' | 'elott' | 'lotteryCenter'

/** The family of lotteries on each page (W16); the lottery centre has all of them. */
export const lotteryPages = {
  lotteryCenter: undefined,
  lottery: 'Lott',
  vnLottery: 'ZY',
  elott: 'Elott',
} as const satisfies Readonly<Record<LotteryPageId, PrizeMode | undefined>>

/** Pages in the order they are named beside one another. */
export const lotteryPageIds: readonly LotteryPageId[] = ['lotteryCenter', 'lottery', 'vnLottery', 'elott']

/** What the lists of a page ask for. */
export const menusOf = (page: LotteryPageId): { prizeMode?: PrizeMode } => {
  const prizeMode = lotteryPages[page]
  return prizeMode === undefined ? {} : { prizeMode }
}

/** The national lottery has a list of its own, for this device (I42). */
export const vnQuery = { prizeMode: 'ZY', device: 'WEB' } as const

import type { PrizeMode } from '@foyer/contract'
import type { LotterySettings } from '../config.schema.ts'

export type LotteryPageId = 'lottery' | 'vnLottery' | 'elott' | 'lotteryCenter'

/** The family of lotteries on each page (W16): the lottery centre has all of them, the national page the one that the brand names. */
const familyOf: Readonly<Record<LotteryPageId, (brand: PrizeMode) => PrizeMode | undefined>> = {
  lotteryCenter: () => undefined,
  lottery: () => 'Lott',
  vnLottery: (brand) => brand,
  elott: () => 'Elott',
}

/** Pages in the order they are named beside one another. */
export const lotteryPageIds: readonly LotteryPageId[] = ['lotteryCenter', 'lottery', 'vnLottery', 'elott']

/** The family that the brand names for the national page (W16, EN18, I49). */
export const prizeModeOf = (settings: Readonly<Record<string, unknown>> | undefined): PrizeMode =>
  // The schema of `features.lottery` has filled and checked them.
  (settings as Partial<LotterySettings> | undefined)?.prizeMode ?? 'ZY'

/** What the lists of a page ask for. */
export const menusOf = (page: LotteryPageId, brand: PrizeMode): { prizeMode?: PrizeMode } => {
  const prizeMode = familyOf[page](brand)
  return prizeMode === undefined ? {} : { prizeMode }
}

/** The national lottery has a list of its own, for this device (I42, I49). */
export const vnQuery = (prizeMode: PrizeMode) => ({ prizeMode, device: 'WEB' }) as const

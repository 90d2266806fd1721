import { useRuntime } from '@foyer/feature-api'
import { prizeModeOf } from './lotteryPages.ts'

/** The family of lotteries that the brand names (W16). */
export const usePrizeMode = () => prizeModeOf(useRuntime().config.features.lottery)

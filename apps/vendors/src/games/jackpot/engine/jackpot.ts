import type { SlotMaths } from '../../../slot/engine/slotMaths.ts'
import { payLines, statedReturn } from './paytable.ts'
import { playRound } from './playRound.ts'
import { reels, rows } from './reels.ts'

export const jackpot = {
  rows,
  reels,
  lines: payLines,
  statedReturn: statedReturn.lines + statedReturn.jackpot,
  volatility: 'high',
  playRound,
} as const satisfies SlotMaths

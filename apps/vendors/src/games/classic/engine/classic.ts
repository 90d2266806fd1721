import type { SlotMaths } from '../../../slot/engine/slotMaths.ts'
import { payLines, statedReturn } from './paytable.ts'
import { playRound } from './playRound.ts'
import { reels, rows } from './reels.ts'

export const classic = {
  rows,
  reels,
  lines: payLines,
  statedReturn,
  volatility: 'medium',
  playRound,
} as const satisfies SlotMaths

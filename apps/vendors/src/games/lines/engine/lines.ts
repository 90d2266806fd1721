import type { SlotMaths } from '../../../slot/engine/slotMaths.ts'
import { payLines, statedReturn } from './paytable.ts'
import { playRound } from './playRound.ts'
import { reels, rows } from './reels.ts'

export const lines = {
  rows,
  reels,
  lines: payLines,
  statedReturn,
  volatility: 'low',
  playRound,
} as const satisfies SlotMaths

import type { SlotMaths } from '../../../slot/engine/slotMaths.ts'
import { statedReturn } from './paytable.ts'
import { playRound } from './playRound.ts'
import { reels, rows } from './reels.ts'

export const cascade = {
  rows,
  reels,
  statedReturn,
  volatility: 'medium',
  playRound,
} as const satisfies SlotMaths

import { playRound } from '../../engine/playRound.ts'
import { stakes } from '../../engine/stakes.ts'
import type { InstantKind } from '../../frame/kind.ts'

/** A slot of five reels and 20 lines. */
export const lines: InstantKind = { shape: 'instant', stakes, play: playRound }

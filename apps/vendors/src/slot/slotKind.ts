import type { InstantKind } from '../frame/kind.ts'
import type { SlotMaths } from './engine/slotMaths.ts'
import { stakes } from './engine/stakes.ts'

/** A slot's mathematics as a kind of game. */
export const slotKind = ({ playRound }: SlotMaths): InstantKind => ({ shape: 'instant', stakes, play: playRound })

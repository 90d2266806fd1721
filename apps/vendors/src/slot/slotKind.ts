import { slotStakes, stakesOf } from '@foyer/rules'
import type { InstantKind } from '../frame/kind.ts'
import type { SlotMaths } from './engine/slotMaths.ts'

/** A slot's mathematics as a kind of game. */
export const slotKind = ({ playRound }: SlotMaths): InstantKind => ({
  shape: 'instant',
  stakes: slotStakes,
  stakesOf,
  play: playRound,
})

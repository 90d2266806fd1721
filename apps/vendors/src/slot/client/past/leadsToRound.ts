import type { Draw, SlotResult } from '../../engine/result.ts'
import type { SlotMaths } from '../../engine/slotMaths.ts'

/** A jackpot slot tells of a jackpot that was won, and its store what the pool had in it. */
type StoredResult = SlotResult & { readonly jackpot?: boolean; readonly pool?: number }

/** Whether a slot that is played again with these draws comes out as it was written down, to the last unit of the win. */
export function leadsToRound(maths: Pick<SlotMaths, 'playRound'>, stored: StoredResult, draw: Draw): boolean {
  const again: StoredResult = maths.playRound(stored.stake, draw)
  // What was in the pool does not follow from draws; whether it was won does.
  const win = again.win + (again.jackpot === true ? (stored.pool ?? 0) : 0)
  return (
    win === stored.win &&
    JSON.stringify([again.spin, again.freeSpins]) === JSON.stringify([stored.spin, stored.freeSpins])
  )
}

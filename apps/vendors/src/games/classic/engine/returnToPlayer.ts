import { cycleOf, everyLine } from '../../../slot/engine/linePay.ts'
import type { Ratio } from '../../../slot/engine/ratio.ts'
import { linePays } from './playRound.ts'
import { reels } from './reels.ts'

/**
 * The exact return to player as a share of the stake. Every line is alike, since each row of a reel sees every symbol of the
 * ring equally often; so one line's pays in line bets are the whole's in stakes.
 */
export function returnToPlayer(strips: readonly string[] = reels): Ratio {
  let over = 0n
  for (const [line, ways] of everyLine(strips)) over += ways * BigInt(linePays(line)?.pays ?? 0)
  return { over, under: cycleOf(strips) }
}

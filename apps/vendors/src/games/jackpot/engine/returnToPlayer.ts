import { cycleOf, everyLine } from '../../../slot/engine/linePay.ts'
import type { Ratio } from '../../../slot/engine/ratio.ts'
import { bothWays } from './playRound.ts'
import { reels } from './reels.ts'

/** The exact return of the lines, without the jackpot, as a share of the stake. Every line is alike. */
export function returnToPlayer(strips: readonly string[] = reels): Ratio {
  let over = 0n
  for (const [line, ways] of everyLine(strips)) {
    over += ways * BigInt(bothWays(line).reduce((sum, { pays }) => sum + pays, 0))
  }
  return { over, under: cycleOf(strips) }
}

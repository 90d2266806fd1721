import { plus, type Ratio, ratio, times } from '../../../slot/engine/ratio.ts'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { createTumbler } from './createTumbler.ts'
import { bets, freeLadder, ladder, scatter } from './paytable.ts'
import { reels } from './reels.ts'

/** The exact return to player as a share of the stake: every stop of every reel is played to the end of its falls. */
export function returnToPlayer(strips: readonly string[] = reels): Ratio {
  const play = createTumbler(strips, payLetters)
  const stops = strips.map(() => 0)
  let [paid, free, triggers, spins] = [0, 0, 0, 0]
  for (let reel = 0; reel < strips.length; ) {
    const falls = play(stops)
    for (const [fall, pays] of falls.pays.entries()) {
      paid += pays * (ladder[Math.min(fall, ladder.length - 1)] ?? 1)
      free += pays * (freeLadder[Math.min(fall, freeLadder.length - 1)] ?? 1)
    }
    if (falls.scatters >= scatter.needed) triggers++
    spins++
    // The next stops, counted up like the wheels of a meter.
    for (reel = 0; reel < strips.length; reel++) {
      const next = (stops[reel] ?? 0) + 1
      stops[reel] = next === strips[reel]?.length ? 0 : next
      if (stops[reel] !== 0) break
    }
  }
  const trigger = ratio(triggers, spins)
  const prize = plus(ratio(scatter.paysStakes), times(ratio(scatter.freeSpins), ratio(free, spins * bets)))
  return plus(ratio(paid, spins * bets), times(trigger, prize))
}

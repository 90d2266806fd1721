import type { InstantKind } from '../../frame/kind.ts'
import { slotKind } from '../../slot/slotKind.ts'
import { jackpot } from './engine/jackpot.ts'
import { contributionOf, contributionPercent, seed } from './engine/pool.ts'

/** The jackpot slot: what its stakes feed is paid out of the frame's pool. */
export const jackpotKind: InstantKind = {
  ...slotKind(jackpot),
  pool: {
    seed,
    percent: contributionPercent,
    feed: contributionOf,
    isWon: (outcome) => 'jackpot' in outcome && outcome.jackpot === true,
    pay: (outcome, amount) => ({ ...outcome, win: outcome.win + amount, pool: amount }),
  },
}

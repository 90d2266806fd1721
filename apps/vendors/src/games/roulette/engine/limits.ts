import { gather, type SpotBet, stakeOf } from './settle.ts'
import { type BetKind, findSpot } from './spots.ts'

/** What may be bet at a table in one round by one player, minor units. */
export interface Limits {
  /** Smallest chip, and least on one spot; every amount is a multiple of it. */
  readonly least: number
  /** Most on one spot of a kind. */
  readonly most: Readonly<Record<BetKind, number>>
  /** Most on the whole layout. */
  readonly total: number
}

/** Limits that grow with what a spot covers, so that no spot can win more than about `straight` × 36. */
export function limitsOf(least: number, straight: number, total: number): Limits {
  return {
    least,
    most: {
      straight,
      split: straight * 2,
      street: straight * 3,
      corner: straight * 4,
      line: straight * 6,
      dozen: straight * 12,
      column: straight * 12,
      even: straight * 18,
    },
    total,
  }
}

export type BetProblem = 'bet_unknown' | 'below_limit' | 'spot_limit' | 'table_limit'

/** Why bets may not be laid beside those a player has on the layout already; `undefined` when they may. */
export function checkBets(limits: Limits, laid: readonly SpotBet[], added: readonly SpotBet[]): BetProblem | undefined {
  if (added.length === 0 || added.some(({ spot }) => findSpot(spot) === undefined)) return 'bet_unknown'
  const all = gather([...laid, ...added])
  const isOver = ({ spot, amount }: SpotBet): boolean => {
    const kind = findSpot(spot)?.kind
    return kind === undefined || amount > limits.most[kind]
  }
  if (all.some(isOver)) return 'spot_limit'
  if (stakeOf(all) > limits.total) return 'table_limit'
  return added.some(({ amount }) => !(amount >= limits.least) || amount % limits.least !== 0)
    ? 'below_limit'
    : undefined
}

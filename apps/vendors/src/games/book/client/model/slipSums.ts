import { readStake } from '../../../../client/model/readStake.ts'
import { payoutOf } from '../../engine/bets.ts'
import type { BookLimits } from '../../engine/limits.ts'
import { areApart, type Slip, whole } from './slip.ts'

interface SlipSums {
  /** Minor units, as is the payout. */
  readonly stake: number
  /** What the bets may pay together; `undefined` where one of them is more than is taken, or cannot be placed. */
  readonly payout: number | undefined
  /** How many bets are placed. */
  readonly bets: number
}

/** What a slip costs and may pay. A single on what is closed is not placed and counts for nothing. */
export function slipSums(
  { legs, mode, stakes }: Slip,
  decimals: number,
  limits: Pick<BookLimits, 'most' | 'payout'> | undefined,
  closed: ReadonlySet<string> = new Set(),
): SlipSums {
  const isJoined = mode === 'accumulator'
  const parts = isJoined
    ? [{ key: whole, legs }]
    : legs.filter(({ key }) => !closed.has(key)).map((leg) => ({ key: leg.key, legs: [leg] }))
  const bets = parts.map((part) => {
    const stake = readStake(stakes[part.key], decimals) ?? 0
    return { stake, payout: payoutOf(stake, part.legs) }
  })
  const canJoin = areApart(legs) && closed.size === 0
  const isWithin = bets.every(({ stake, payout }) => !limits || (stake <= limits.most && payout <= limits.payout))
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0),
    payout: isWithin && (canJoin || !isJoined) ? bets.reduce((sum, { payout }) => sum + payout, 0) : undefined,
    bets: isJoined ? 1 : bets.filter(({ stake }) => stake > 0).length,
  }
}

import { readStake } from '../../../../client/model/readStake.ts'
import { payoutOf } from '../../engine/bets.ts'
import type { BookLimits } from '../../engine/limits.ts'
import { type Slip, whole } from './slip.ts'

interface SlipSums {
  /** Minor units, as is the payout. */
  readonly stake: number
  /** What the bets may pay together; `undefined` where one of them is more than is taken, or is closed. */
  readonly payout: number | undefined
  /** How many bets are placed. */
  readonly bets: number
}

/** What a slip costs and may pay. */
export function slipSums(
  { legs, mode, stakes }: Slip,
  decimals: number,
  limits: Pick<BookLimits, 'most' | 'payout'> | undefined,
  closed: ReadonlySet<string> = new Set(),
): SlipSums {
  const parts = mode === 'accumulator' ? [{ key: whole, legs }] : legs.map((leg) => ({ key: leg.key, legs: [leg] }))
  const bets = parts.map((part) => {
    const stake = readStake(stakes[part.key], decimals) ?? 0
    const isOpen = stake === 0 || !part.legs.some((leg) => closed.has(leg.key))
    return { stake, payout: payoutOf(stake, part.legs), isOpen }
  })
  const isApart = parts.every(({ legs: own }) => new Set(own.map(({ event }) => event)).size === own.length)
  const isWithin = bets.every(
    ({ stake, payout, isOpen }) => isOpen && (!limits || (stake <= limits.most && payout <= limits.payout)),
  )
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0),
    payout: isApart && isWithin ? bets.reduce((sum, { payout }) => sum + payout, 0) : undefined,
    bets: mode === 'accumulator' ? 1 : bets.filter(({ stake }) => stake > 0).length,
  }
}

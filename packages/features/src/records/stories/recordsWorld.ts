import type { SystemStatus } from '@foyer/contract'
import { refusal, type StoryPortal } from '../../storyPortal.ts'
import type { BetHistory } from '../model/betColumns.ts'

/** The evening that stories are told on; what else the server says of itself is asked for by none of them. */
const status = { serverTime: '2026-11-20T21:45:00Z' } as unknown as SystemStatus

/** Sums of bets in minor units; a day each for the net results. */
export const history = (nets: readonly number[], open = 0): BetHistory => {
  const netAmount = nets.reduce((sum, net) => sum + net, 0)
  const betAmount = nets.length * 12_500
  return {
    bets: [],
    totals: { betAmount, winAmount: betAmount + netAmount, netAmount },
    unsettled: open > 0 ? [{ status: 'OPEN', count: open, betAmount: open * 2_500 }] : [],
    dayTotals: nets.map((net, place) => ({
      date: `2026-11-${String(20 - 2 * place).padStart(2, '0')}`,
      netAmount: net,
    })),
    totalPages: 1,
    totalCount: nets.length,
  }
}

const member = (lastLoginAt?: string): StoryPortal['session'] => ({
  status: 'signedIn',
  role: 'member',
  // What the sections look at.
  member: { account: 'ayla', lastLoginAt } as never,
})

export const portal = (answers: StoryPortal['answers'], lastLoginAt?: string) => ({
  portal: {
    session: member(lastLoginAt),
    answers: { systemStatus: () => status, ...answers },
  } satisfies StoryPortal,
})
export const fails = () => {
  throw refusal('unavailable')
}

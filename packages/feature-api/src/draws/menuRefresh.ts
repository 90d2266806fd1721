import type { LotteryMenu } from '@foyer/contract'

/** Bounds of the time between two questions for the menu, in ms (W12). */
const shortest = 7000
const longest = 30_000

/**
 * When the menu is asked for again, in ms: as the soonest sale closes, less half of what an answer takes (W12). Where a sale is closed its
 * draw comes within the lock time, and the next sale with it. Numbers that are awaited are asked for as soon as may be.
 */
export function menuRefresh(
  lotteries: readonly Pick<LotteryMenu, 'remainTime' | 'lockTime'>[],
  latency: number,
  isAwaited = false,
): number {
  if (isAwaited) return shortest
  const times = lotteries.map(({ remainTime, lockTime }) => remainTime || lockTime).filter((time) => time > 0)
  return Math.round(Math.min(longest, Math.max(shortest, Math.min(...times) * 1000 - latency / 2)))
}

import type { LotteryMenu } from '@foyer/contract'

/** A draw that passed while it was on the screen. */
export interface LiveDraw {
  /** The lottery as it was while its draw was still to come: its ticket stays in its place. */
  readonly lottery: LotteryMenu
  /** What was drawn; nothing before an answer knows. */
  readonly numbers: readonly string[] | undefined
  /** When its ticket goes on to the next draw, in ms since 1970 by the server's clock. */
  readonly until: number
}
/** By the lottery's id. */
export type LiveDraws = ReadonlyMap<string, LiveDraw>

/** How long after its moment a draw is news, and waited for, in ms: as long as the longest pause between two questions (W12). */
export const newsFor = 30_000
/** How long drawn numbers are shown, in ms: time for ball after ball, and to read them. */
const shownFor = 8000

/** The draws that are being drawn or have just been, once an answer has come: of the lotteries `before` it and `after` it. */
export function followDraws(
  live: LiveDraws,
  before: readonly LotteryMenu[] | undefined,
  after: readonly LotteryMenu[] | undefined,
  now: number,
): LiveDraws {
  const next = new Map<string, LiveDraw>()
  for (const answer of after ?? []) {
    const { gameId, previousNumbers } = answer
    const own = live.get(gameId)
    const lottery = own?.lottery ?? before?.find((one) => one.gameId === gameId)
    const at = Date.parse(lottery?.nextDraw ?? '')
    if (!lottery || !(at <= now)) continue
    const isDrawn = Date.parse(answer.previousDraw ?? '') === at && previousNumbers.length > 0
    if (own?.numbers) next.set(gameId, own)
    else if (now - at < newsFor)
      next.set(gameId, {
        lottery,
        numbers: isDrawn ? previousNumbers : undefined,
        until: isDrawn ? now + shownFor : at + newsFor,
      })
  }
  return liveAt(next, now)
}

/** Those that are still shown. */
export function liveAt(live: LiveDraws, now: number): LiveDraws {
  const left = [...live].filter(([, { until }]) => until > now)
  return left.length === live.size ? live : new Map(left)
}

import type { LotteryDraw } from '@foyer/contract'
import { type BetTypeId, readPlayType } from '@foyer/rules'

/** What a lottery page shows: what comes, or the draws that are past. */
export const lotteryViews = ['', 'past'] as const
export type LotteryView = (typeof lotteryViews)[number]

export const readView = (query: URLSearchParams): LotteryView => (query.get('view') === 'past' ? 'past' : '')

/** The way to play that the address names (R13), once a draw has told which there are; of others nothing comes. */
export const readWay = (query: URLSearchParams, draws: readonly LotteryDraw[] | undefined): BetTypeId | undefined =>
  draws?.[0] && readPlayType(draws[0].form, query.get('playType'))

/** The address of one lottery on a page, or of the page itself. */
export const queryOf = (gameCode: string | undefined, view: LotteryView, playType?: string) => ({
  gameCode,
  playType,
  view: view === '' ? undefined : view,
})

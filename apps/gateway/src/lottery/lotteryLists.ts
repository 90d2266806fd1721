import type { Handler } from '../calls/handlers.ts'
import { readLotteries, type StoredLottery } from './lotteries.ts'
import { describeMenus } from './lotteryMenus.ts'

const mostPopular = 20
const mostRecent = 100

/** The lotteries with these ids, in the order of the ids. */
const inOrder = (lotteries: readonly StoredLottery[], ids: readonly string[], count: number): StoredLottery[] =>
  ids.flatMap((id) => lotteries.find(({ gameId }) => gameId === id) ?? []).slice(0, count)

/** I44, C06. In the order in which their games are played most. */
export const popularLotteries: Handler<'popularLotteries'> = async (context, { prizeMode, count = mostPopular }) => {
  const { games } = await context.catalogues.of(context.merchant)
  const ids = games.flatMap(({ wire }) => wire.gameCode ?? [])
  return describeMenus(context, inOrder(await readLotteries(context, prizeMode), ids, count))
}

/** I47, C06. */
export const recentLotteries: Handler<'recentLotteries'> = async (context, { prizeMode, recentCount = mostRecent }) => {
  const { db, merchant, session, catalogues } = context
  const plays = await db
    .selectFrom('recent_plays')
    .select('node_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .execute()
  const { game } = await catalogues.of(merchant)
  const ids = plays.flatMap(({ node_id }) => game(node_id)?.wire.gameCode ?? [])
  const menus = await describeMenus(context, inOrder(await readLotteries(context, prizeMode), ids, recentCount))
  return Object.fromEntries(menus.map((menu) => [menu.gameId, menu]))
}

import type { operations, WireOf } from '@foyer/contract'
import { drawAfter, drawBefore, saleCloses, shownNumbers } from '@foyer/rules'
import type { CallContext, Handler } from '../calls/handlers.ts'
import { type DrawRow, readLastDraws } from './draws/readDraws.ts'
import { readLotteries, type StoredLottery } from './lotteries.ts'

type Menu = WireOf<typeof operations.lotteryMenus>[number]

/** Every menu is opened with this account (W15). */
const accountTypeName = 'TCG_LOTTO_VN'

/** I41. The sale for a draw closes some seconds before it (W14). */
export const lotteryMenus: Handler<'lotteryMenus'> = async (context, { prizeMode }) =>
  describeMenus(context, await readLotteries(context, prizeMode))

/** I42, I49. */
export const vnLotteryMenus: Handler<'vnLotteryMenus'> = async (context, { prizeMode = 'ZY' }) =>
  describeMenus(context, await readLotteries(context, prizeMode))

/** The menus of lotteries, in their order, as they are now. */
export async function describeMenus(
  { db, merchant, clock }: Pick<CallContext, 'db' | 'merchant' | 'clock'>,
  lotteries: readonly StoredLottery[],
): Promise<Menu[]> {
  const now = clock.now()
  const last = await readLastDraws(
    db,
    merchant.id,
    lotteries.map(({ gameId }) => gameId),
  )
  return lotteries.map((lottery) => menuAt(lottery, last.get(lottery.gameId), now))
}

function menuAt(
  { vendor: _vendor, lockSeconds, schedule, form: _form, ...lottery }: StoredLottery,
  last: DrawRow | undefined,
  now: Date,
): Menu {
  const draw = drawAfter(now, schedule)
  const before = last?.draws_at ?? drawBefore(now, schedule)?.at
  const untilLock =
    draw === undefined ? 0 : Math.floor((saleCloses(draw.at, lockSeconds).getTime() - now.getTime()) / 1000)
  const isOpen = lottery.isSale && untilLock > 0
  return {
    ...lottery,
    isSale: isOpen,
    remainTime: isOpen ? untilLock : 0,
    lockTime: lockSeconds,
    ...(draw === undefined ? {} : { fewinTime: draw.at.toISOString() }),
    previousWinningNumber: last?.result ? shownNumbers(last.result).join(',') : '',
    ...(before === undefined ? {} : { previousWinningTime: before.toISOString() }),
    gameMenus: [],
    accountTypeName,
  }
}

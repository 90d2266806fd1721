import type { operations, PrizeMode, WireOf } from '@foyer/contract'
import { type DrawSchedule, nextDraw, previousDraw } from '@foyer/rules'
import type { Handler } from '../calls/handlers.ts'
import { readContent } from '../system/port.ts'

type Menu = WireOf<typeof operations.lotteryMenus>[number]

/** A lottery as it is stored: its times follow from the calendar and the clock. */
interface StoredLottery
  extends Pick<
    Menu,
    'gameId' | 'remark' | 'tag' | 'labelName' | 'gameMenuSort' | 'webIconUrl' | 'isSale' | 'drawDayOfWeek'
  > {
  readonly vendor: string
  readonly lockSeconds: number
  readonly schedule: DrawSchedule
}

/** Vendors of each family (W16). */
const vendorsOf: Readonly<Record<PrizeMode, readonly string[]>> = {
  Lott: ['LOTT', 'GPI'],
  ZY: ['TCG_LOTTO_VN'],
  Elott: ['ELOTT'],
  SEA: ['TCG_SEA'],
}

/** Every menu is opened with this account (W15). */
const accountTypeName = 'TCG_LOTTO_VN'

/** I41. The sale for a draw closes some seconds before it (W14). */
export const lotteryMenus: Handler<'lotteryMenus'> = async (context, { prizeMode }) => {
  const now = context.clock.now()
  const stored = await readContent<StoredLottery>(context, 'lottery', context.language)
  return stored
    .filter(({ vendor }) => prizeMode === undefined || vendorsOf[prizeMode].includes(vendor))
    .sort((one, other) => one.gameMenuSort - other.gameMenuSort)
    .map((lottery) => menuAt(lottery, now))
}

function menuAt({ vendor: _vendor, lockSeconds, schedule, ...lottery }: StoredLottery, now: Date): Menu {
  const draw = nextDraw(now, schedule)
  const before = previousDraw(now, schedule)
  const untilLock = draw === undefined ? 0 : Math.floor((draw.getTime() - now.getTime()) / 1000) - lockSeconds
  const isOpen = lottery.isSale && untilLock > 0
  return {
    ...lottery,
    isSale: isOpen,
    remainTime: isOpen ? untilLock : 0,
    lockTime: lockSeconds,
    ...(draw === undefined ? {} : { fewinTime: draw.toISOString() }),
    previousWinningNumber: '',
    ...(before === undefined ? {} : { previousWinningTime: before.toISOString() }),
    gameMenus: [],
    accountTypeName,
  }
}

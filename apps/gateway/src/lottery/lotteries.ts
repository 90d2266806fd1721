import type { operations, PrizeMode, WireOf } from '@foyer/contract'
import { type DrawForm, type DrawSchedule, hasVendor } from '@foyer/rules'
import type { CallContext } from '../calls/handlers.ts'
import { readContent } from '../system/port.ts'

type Menu = WireOf<typeof operations.lotteryMenus>[number]

/** A lottery as it is stored: its times follow from the calendar and the clock. */
export interface StoredLottery
  extends Pick<
    Menu,
    'gameId' | 'remark' | 'tag' | 'labelName' | 'gameMenuSort' | 'webIconUrl' | 'isSale' | 'drawDayOfWeek'
  > {
  readonly vendor: string
  readonly lockSeconds: number
  readonly schedule: DrawSchedule
  readonly form: DrawForm
}

/** The lotteries of a merchant in the order of the menu; those of one family where it is named. */
export async function readLotteries(
  context: Pick<CallContext, 'db' | 'merchant' | 'language'>,
  prizeMode?: PrizeMode,
): Promise<StoredLottery[]> {
  const stored = await readContent<StoredLottery>(context, 'lottery', context.language)
  return stored
    .filter(({ vendor }) => prizeMode === undefined || hasVendor(prizeMode, vendor))
    .sort((one, other) => one.gameMenuSort - other.gameMenuSort)
}

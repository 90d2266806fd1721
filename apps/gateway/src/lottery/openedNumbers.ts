import { daySpan, readDate } from '@foyer/rules'
import type { CallContext, Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { describeDraw } from './draws/readDraws.ts'
import { readLotteries, type StoredLottery } from './lotteries.ts'

const most = 100
const refused = (path: string, message: string) =>
  new ProblemError('validation_failed', { issues: [{ path, message }] })

/** I45, C06. */
export const openedNumbers: Handler<'openedNumbers'> = async (context, { gameCode, count = most, date, before }) => {
  const { schedule } = await lotteryOf(context, gameCode)
  const day = date === undefined ? undefined : readDate(date)
  if (date !== undefined && day === undefined) throw refused('/date', 'is no day of the calendar')
  const until = before === undefined ? undefined : new Date(before)
  if (until && Number.isNaN(until.getTime())) throw refused('/before', 'is no instant')
  const span = day && daySpan(day, day, schedule.timeZone)
  const rows = await context.db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('merchant_id', '=', context.merchant.id)
    .where('game_id', '=', gameCode)
    .where('drawn_at', 'is not', null)
    .$if(span !== undefined, (query) =>
      query.where('draws_at', '>=', span?.from ?? new Date(0)).where('draws_at', '<', span?.to ?? new Date(0)),
    )
    .$if(until !== undefined, (query) => query.where('draws_at', '<', until ?? new Date(0)))
    .orderBy('draws_at', 'desc')
    .limit(count + 1)
    .execute()
  return { list: rows.slice(0, count).map(describeDraw), hasMore: rows.length > count }
}

/** I46. */
export const openedNumero: Handler<'openedNumero'> = async (context, { gameCode, numero }) => {
  const row = await context.db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('merchant_id', '=', context.merchant.id)
    .where('game_id', '=', gameCode)
    .where((where) =>
      numero === undefined ? where('draws_at', '>', context.clock.now()) : where('numero', '=', numero),
    )
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('not_found')
  return describeDraw(row)
}

async function lotteryOf(context: CallContext, gameCode: string): Promise<StoredLottery> {
  const lottery = (await readLotteries(context)).find(({ gameId }) => gameId === gameCode)
  if (lottery === undefined) throw new ProblemError('not_found')
  return lottery
}

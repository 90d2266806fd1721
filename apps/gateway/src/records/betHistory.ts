import { type BetStatus, type GameType, gameTypesAsked, gameTypeToWire } from '@foyer/contract'
import { type Kysely, sql } from 'kysely'
import type { Handler, SignedInContext } from '../calls/handlers.ts'
import { readPage } from '../calls/paging.ts'
import { type RecordSpan, readSpan } from '../calls/recordSpan.ts'
import { containsPattern } from '../database/likePattern.ts'
import type { Database } from '../database/schema.ts'
import { isOfType } from './isOfType.ts'
import { moneyOf } from './moneyOf.ts'
import { readPlayedName } from './playedName.ts'
import { bucketOf, daysBetweenInstants } from './recordDays.ts'

/** An open bet may still win and a cancelled one was given back: neither is in a net or a total. */
const isSettled = sql<boolean>`b.status in ('WON', 'LOST')`
const net = sql<bigint>`case when ${isSettled} then b.win_amount - b.bet_amount else 0 end`
/** The ledger knows that money came back; to the player only more than the bet is a win. */
const status = sql<BetStatus>`case when b.status = 'WON' and b.win_amount <= b.bet_amount then 'RETURNED' else b.status end`

/** Vendors keep rounds for 90 days; a day less, so that what is offered is there. */
const replayMs = 89 * 24 * 3_600_000

/** Whether the vendor itself has settled the round, and still has it. */
const canReplay = (
  now: Date,
) => sql<boolean>`${isSettled} and b.bet_at > ${new Date(now.getTime() - replayMs)} and exists (
  select from wallet_transactions t
  where t.merchant_id = b.merchant_id and t.vendor_code = b.vendor_code and t.round_id = b.round_id and t.kind = 'win')`

/** P06. Everything of one answer is read from one state of the database, so that totals fit the rows. */
export const betHistory: Handler<'betHistory'> = async (context, query) => {
  const span = readSpan(query)
  const page = readPage(query)
  const money = moneyOf(context.merchant)
  const playedName = await readPlayedName(context)
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const bets = selectBets(trx, context, span, query)
      const sums = await bets
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<bigint>`coalesce(sum(b.bet_amount) filter (where ${isSettled}), 0)::bigint`.as('bet'),
          sql<bigint>`coalesce(sum(b.win_amount) filter (where ${isSettled}), 0)::bigint`.as('win'),
          sql<bigint>`coalesce(sum(${net}), 0)::bigint`.as('net'),
          sql<number>`(count(*) filter (where b.status = 'OPEN'))::int`.as('openCount'),
          sql<bigint>`coalesce(sum(b.bet_amount) filter (where b.status = 'OPEN'), 0)::bigint`.as('openBet'),
          sql<number>`(count(*) filter (where b.status = 'CANCELLED'))::int`.as('cancelledCount'),
          sql<bigint>`coalesce(sum(b.bet_amount) filter (where b.status = 'CANCELLED'), 0)::bigint`.as('cancelledBet'),
          sql<Date | null>`min(b.bet_at) filter (where ${isSettled})`.as('first'),
          sql<Date | null>`max(b.bet_at) filter (where ${isSettled})`.as('last'),
        ])
        .executeTakeFirstOrThrow()
      const rows = await bets
        .leftJoin('vendors as v', (join) =>
          join.onRef('v.merchant_id', '=', 'b.merchant_id').onRef('v.code', '=', 'b.vendor_code'),
        )
        .select(['b.round_id', 'b.bet_at', 'b.settled_at', 'b.node_id', 'b.game_name', 'b.vendor_code'])
        .select('v.name as vendor_name')
        .select(['b.game_type', 'b.bet_amount', 'b.win_amount', 'b.void_reason', status.as('status')])
        .select(net.as('net'))
        .select(canReplay(context.clock.now()).as('canReplay'))
        .orderBy('b.bet_at', 'desc')
        .orderBy('b.vendor_code')
        .orderBy('b.round_id')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
      const { first, last } = sums
      return {
        list: rows.map((row) => ({
          betId: row.round_id,
          betTime: row.bet_at.toISOString(),
          ...(row.settled_at === null ? {} : { settleTime: row.settled_at.toISOString() }),
          gameName: playedName(row, row.game_name),
          vassalage: row.vendor_code,
          displayName: row.vendor_name ?? row.vendor_code,
          // The database holds only what was written from this union.
          ...gameTypeToWire(row.game_type as GameType),
          betAmount: money(row.bet_amount),
          winAmount: money(row.win_amount),
          netAmount: money(row.net),
          status: row.status,
          ...(row.void_reason === null ? {} : { voidReason: row.void_reason }),
          ...(row.canReplay ? { canReplay: true } : {}),
        })),
        totals: { betAmount: money(sums.bet), winAmount: money(sums.win), netAmount: money(sums.net) },
        unsettled: [
          { status: 'OPEN' as const, count: sums.openCount, betAmount: money(sums.openBet) },
          { status: 'CANCELLED' as const, count: sums.cancelledCount, betAmount: money(sums.cancelledBet) },
        ].filter(({ count }) => count > 0),
        dayTotals: (first === null || last === null ? [] : await totalsByDay(bets, first, last, span.timeZone)).map(
          ({ date, net }) => ({ date, netAmount: money(net) }),
        ),
        ...page.info(sums.count),
      }
    })
}

function selectBets(
  db: Kysely<Database>,
  { merchant, session }: SignedInContext,
  { from, to }: RecordSpan,
  query: Parameters<typeof betHistory>[1],
) {
  let bets = db
    .selectFrom('bets as b')
    .where('b.merchant_id', '=', merchant.id)
    .where('b.member_id', '=', session.memberId)
    .where('b.bet_at', '>=', from)
    .where('b.bet_at', '<', to)
  const types = gameTypesAsked(query)
  if (types !== undefined) bets = bets.where(isOfType(types))
  if (query.vassalage !== undefined) bets = bets.where('b.vendor_code', '=', query.vassalage)
  if (query.status !== undefined) bets = bets.where(status, '=', query.status)
  const betId = query.betId?.trim() ?? ''
  if (betId !== '') bets = bets.where('b.round_id', 'ilike', containsPattern(betId))
  return bets
}

async function totalsByDay(bets: ReturnType<typeof selectBets>, first: Date, last: Date, timeZone: string) {
  const days = daysBetweenInstants(first, last, timeZone)
  const rows = await bets
    .where(isSettled)
    .select([bucketOf(sql.ref('b.bet_at'), days).as('day'), sql<bigint>`sum(${net})::bigint`.as('net')])
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ date: days[row.day - 1]?.date ?? '', net: row.net }))
}

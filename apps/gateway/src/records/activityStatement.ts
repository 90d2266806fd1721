import { addDays, dateIn, formatDate, isTimeZone, startOfDay } from '@foyer/rules'
import { sql } from 'kysely'
import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { moneyOf } from './moneyOf.ts'
import { bucketOf } from './recordDays.ts'
import { selectBalanceAt } from './selectBalanceAt.ts'
import { selectEntries } from './selectEntries.ts'
import { selectOwnRounds } from './selectPlays.ts'
import { type StatementSums, statementMonths, sumMonths } from './statementMonths.ts'

const monthCount = 12
/** A longer pause between two entries of play is time away from it. */
const longestPause = '15 minutes'

/** QR23. Everything of one answer is read from one state of the database, so that the balances follow from the sums. */
export const activityStatement: Handler<'activityStatement'> = async (context, { endMonth, timeZone = 'UTC' }) => {
  if (!isTimeZone(timeZone))
    throw new ProblemError('validation_failed', {
      issues: [{ path: '/timeZone', message: 'is not the name of a time zone' }],
    })
  const now = context.clock.now()
  const today = dateIn(now, timeZone)
  const months = statementMonths(endMonth ?? formatDate(today).slice(0, 'yyyy-MM'.length), monthCount)
  const starts = months.map(({ first }) => ({ from: startOfDay(first, timeZone) }))
  const from = starts[0]?.from ?? now
  const to = startOfDay(addDays(months.at(-1)?.last ?? today, 1), timeZone)
  const money = moneyOf(context.merchant)
  const written = (sums: StatementSums) => ({
    depositAmount: money(sums.deposit),
    withdrawalAmount: money(sums.withdrawal),
    stakeAmount: money(sums.stake),
    winAmount: money(sums.win),
    netAmount: money(sums.win - sums.stake),
    otherAmount: money(sums.other),
    betCount: sums.bets,
    playSeconds: sums.seconds,
  })
  const { opening, rows } = await context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const opened = await selectBalanceAt(trx, context, from).execute()
      const posted = selectEntries(trx, context, { from, to }).select([
        'e.amount',
        sql<string>`j.kind`.as('kind'),
        'j.created_at as at',
        'e.journal_id as turn',
      ])
      // They change no balance: what is won at a vendor is less of what was moved there.
      const own = selectOwnRounds(trx, context, { from, to }).select([
        'part.amount',
        'part.kind',
        sql<Date>`b.settled_at`.as('at'),
        sql<bigint>`0`.as('turn'),
      ])
      const entries = trx.selectFrom(posted.unionAll(own).as('p')).select([
        'p.amount',
        'p.kind',
        bucketOf(sql.ref('p.at'), starts).as('month'),
        // The gap to the entry of play before it, on whatever day that was.
        sql`case when p.kind in ('bet', 'win', 'rollback') then p.at - lag(p.at)
          over (partition by p.kind in ('bet', 'win', 'rollback') order by p.at, p.turn) end`.as('gap'),
      ])
      const sums = await trx
        .selectFrom(entries.as('one'))
        .select([
          'month',
          sql<bigint>`coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint`.as('deposit'),
          sql<bigint>`coalesce(-sum(amount) filter (where kind in ('withdrawal', 'withdrawal_return')), 0)::bigint`.as(
            'withdrawal',
          ),
          sql<bigint>`coalesce(-sum(amount) filter (where kind in ('bet', 'rollback')), 0)::bigint`.as('stake'),
          sql<bigint>`coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint`.as('win'),
          sql<bigint>`coalesce(sum(amount) filter (where kind not in
            ('deposit', 'withdrawal', 'withdrawal_return', 'bet', 'rollback', 'win')), 0)::bigint`.as('other'),
          sql<number>`(count(*) filter (where kind = 'bet'))::int`.as('bets'),
          sql<number>`coalesce(extract(epoch from sum(gap) filter
            (where gap <= ${longestPause}::interval)), 0)::int`.as('seconds'),
        ])
        .groupBy('month')
        .execute()
      return { opening: opened.reduce((sum, { balance }) => sum + balance, 0n), rows: sums }
    })
  const totals = sumMonths(months, rows, opening)
  const last = formatDate(today)
  return {
    issuedAt: now.toISOString(),
    openingBalance: money(opening),
    closingBalance: money(totals.closing),
    months: totals.months.map(({ first, last: end, closing, ...sums }) => ({
      startDate: formatDate(first),
      endDate: formatDate(first) <= last && last < formatDate(end) ? last : formatDate(end),
      closingBalance: money(closing),
      ...written(sums),
    })),
    totals: written(totals.all),
  }
}

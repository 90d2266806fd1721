import type { ProfitGroup } from '@foyer/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '../calls/handlers.ts'
import { readPage } from '../calls/paging.ts'
import { readSpan } from '../calls/recordSpan.ts'
import { moneyOf } from './moneyOf.ts'
import { bucketOf, type DayStart, daysBetweenInstants } from './recordDays.ts'
import { selectPlays } from './selectPlays.ts'

/** Groups that a plot of parts shows one by one. */
const mostParts = 12

const stake = sql<bigint>`coalesce(-sum(p.amount) filter (where p.kind in ('bet', 'rollback')), 0)::bigint`
const win = sql<bigint>`coalesce(sum(p.amount) filter (where p.kind = 'win'), 0)::bigint`
const net = sql<bigint>`coalesce(sum(p.amount), 0)::bigint`
const ownWallet = sql<boolean | null>`bool_or(p.own_wallet)`
const count = sql<number>`(count(*) filter (where p.kind = 'bet'))::int`

/**
 * P08. Adds up entries of play, so that the entries of the account record make up each number, and rounds of vendors’ own
 * wallets, which the bet record alone has. All groups are worked out: a page of them and the plot come from the same rows.
 */
export const personalProfit: Handler<'personalProfit'> = async (context, query) => {
  const span = readSpan(query)
  const page = readPage({ pageSize: 31, ...query })
  const { groupBy = 'DAY' } = query
  const money = moneyOf(context.merchant)
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const plays = selectPlays(trx, context, span, query)
      const sums = await plays
        .select([stake.as('stake'), win.as('win'), net.as('net'), count.as('count'), ownWallet.as('ownWallet')])
        .select([sql<Date | null>`min(p.at)`.as('first'), sql<Date | null>`max(p.at)`.as('last')])
        .executeTakeFirstOrThrow()
      const { first, last } = sums
      const days = first === null || last === null ? [] : daysBetweenInstants(first, last, span.timeZone)
      const grouped = await plays
        .leftJoin('vendors as v', (join) =>
          join.on('v.merchant_id', '=', context.merchant.id).onRef('v.code', '=', 'p.vendor_code'),
        )
        .select([keyOf(groupBy, days).as('key'), sql<string | null>`max(v.name)`.as('vendor_name')])
        .select([stake.as('stake'), win.as('win'), net.as('net'), count.as('count'), ownWallet.as('ownWallet')])
        .groupBy('key')
        .execute()
      const rows = grouped
        .map((row) => ({ ...row, key: groupBy === 'DAY' ? (days[Number(row.key) - 1]?.date ?? '') : row.key }))
        .sort((one, other) => (groupBy === 'DAY' ? compare(other.key, one.key) : compare(other.stake, one.stake)))
      const nameOf = (row: (typeof rows)[number]) =>
        groupBy === 'VENDOR' && row.key !== '' ? { name: row.vendor_name ?? row.key } : {}
      const plotted = groupBy === 'DAY' ? rows.toReversed() : rows.slice(0, mostParts)
      return {
        list: rows.slice(page.offset, page.offset + page.limit).map((row) => ({
          key: row.key,
          ...nameOf(row),
          betCount: row.count,
          stakeAmount: money(row.stake),
          winAmount: money(row.win),
          netAmount: money(row.net),
          ...(row.ownWallet ? { ownWallet: true } : {}),
        })),
        totals: {
          betCount: sums.count,
          stakeAmount: money(sums.stake),
          winAmount: money(sums.win),
          netAmount: money(sums.net),
          ...(sums.ownWallet ? { ownWallet: true } : {}),
        },
        plot: plotted.map((row) => ({ key: row.key, ...nameOf(row), netAmount: money(row.net) })),
        ...page.info(rows.length),
      }
    })
}

/** Text that tells one group from another: the number of the day among `days`, the game type, or the vendor. */
function keyOf(groupBy: ProfitGroup, days: readonly DayStart[]): RawBuilder<string> {
  if (groupBy === 'DAY') return sql`(${bucketOf(sql.ref('p.at'), days)})::text`
  return sql`coalesce(${sql.ref(groupBy === 'CATEGORY' ? 'p.game_type' : 'p.vendor_code')}, '')`
}

const compare = <Value extends string | bigint>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0

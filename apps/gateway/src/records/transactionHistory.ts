import { type GameType, gameTypeToWire } from '@foyer/contract'
import { sql } from 'kysely'
import type { Handler } from '../calls/handlers.ts'
import { readPage } from '../calls/paging.ts'
import { readSpan } from '../calls/recordSpan.ts'
import { containsPattern } from '../database/likePattern.ts'
import { moneyOf } from './moneyOf.ts'
import { paymentsOf } from './paymentsOf.ts'
import { readPlayedName } from './playedName.ts'
import { bucketOf, daysBetweenInstants } from './recordDays.ts'
import { selectEntries } from './selectEntries.ts'

/** P07. Everything of one answer is read from one state of the database, so that totals fit the rows. */
export const transactionHistory: Handler<'transactionHistory'> = async (context, query) => {
  const span = readSpan(query)
  const page = readPage(query)
  const money = moneyOf(context.merchant)
  const playedName = await readPlayedName(context)
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const entries = withReference(selectEntries(trx, context, span, query), query.reference)
      const sums = await entries
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<bigint>`coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint`.as('in'),
          sql<bigint>`coalesce(sum(e.amount) filter (where e.amount < 0), 0)::bigint`.as('out'),
          sql<Date | null>`min(j.created_at)`.as('first'),
          sql<Date | null>`max(j.created_at)`.as('last'),
        ])
        .executeTakeFirstOrThrow()
      const rows = await entries
        .leftJoin('vendors as v', (join) =>
          join.onRef('v.merchant_id', '=', 'b.merchant_id').onRef('v.code', '=', 'b.vendor_code'),
        )
        .select(['e.journal_id', 'e.line', 'e.amount', 'e.balance_after', 'j.kind', 'j.reference', 'j.created_at'])
        .select(['b.node_id', 'b.game_name', 'b.game_type', 'b.vendor_code', 'v.name as vendor_name'])
        // The order in which the balances follow one another.
        .orderBy('e.journal_id', 'desc')
        .orderBy('e.line', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
      const { first, last } = sums
      const payments = await paymentsOf({ ...context, db: trx }, rows)
      return {
        list: rows.map((row) => ({
          entryId: `${row.journal_id}.${row.line}`,
          time: row.created_at.toISOString(),
          kind: row.kind,
          reference: row.reference,
          ...(row.game_name === null ? {} : { gameName: playedName(row, row.game_name) }),
          // The database holds only what was written from this union.
          ...(row.game_type === null ? {} : gameTypeToWire(row.game_type as GameType)),
          ...(row.vendor_code === null
            ? {}
            : { vassalage: row.vendor_code, displayName: row.vendor_name ?? row.vendor_code }),
          ...(payments.has(row.journal_id) && { payment: payments.get(row.journal_id) }),
          amount: money(row.amount),
          balanceAfter: money(row.balance_after),
        })),
        totals: {
          inAmount: money(sums.in),
          outAmount: money(sums.out),
          netAmount: money(sums.in + sums.out),
        },
        dayTotals: (first === null || last === null ? [] : await totalsByDay(entries, first, last, span.timeZone)).map(
          ({ date, net }) => ({ date, netAmount: money(net) }),
        ),
        ...page.info(sums.count),
      }
    })
}

type Entries = ReturnType<typeof selectEntries>

/** A part of the reference, or the number of an entry with its line or without. */
function withReference(entries: Entries, reference = ''): Entries {
  const text = reference.trim()
  if (text === '') return entries
  const [journal = '', line] = text.split('.')
  const isNumber = /^\d{1,18}(\.\d{1,9})?$/.test(text)
  return entries.where((where) =>
    where.or([
      where('j.reference', 'ilike', containsPattern(text)),
      ...(isNumber
        ? [
            where.and([
              where('e.journal_id', '=', BigInt(journal)),
              ...(line === undefined ? [] : [where('e.line', '=', Number(line))]),
            ]),
          ]
        : []),
    ]),
  )
}

async function totalsByDay(entries: Entries, first: Date, last: Date, timeZone: string) {
  const days = daysBetweenInstants(first, last, timeZone)
  const rows = await entries
    .select([bucketOf(sql.ref('j.created_at'), days).as('day'), sql<bigint>`sum(e.amount)::bigint`.as('net')])
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ date: days[row.day - 1]?.date ?? '', net: row.net }))
}

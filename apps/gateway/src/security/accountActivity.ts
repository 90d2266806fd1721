import { accountChangeKinds, signInKinds } from '@foyer/contract'
import { sql } from 'kysely'
import type { Handler } from '../calls/handlers.ts'
import { readPage } from '../calls/paging.ts'
import { readSpan } from '../calls/recordSpan.ts'
import { placeColumns, shownPlace } from './shownPlace.ts'

const kindsOf = { signIns: signInKinds, changes: accountChangeKinds } as const

/** Sign-ins and changes of an account, the newest first; rows and their number are of one state of the database. */
export const accountActivity: Handler<'accountActivity'> = ({ db, merchant, session }, query) => {
  const { from, to } = readSpan(query)
  const page = readPage(query)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      let events = trx
        .selectFrom('account_events')
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('happened_at', '>=', from)
        .where('happened_at', '<', to)
      if (query.group !== undefined) events = events.where('kind', 'in', kindsOf[query.group])
      const { count } = await events.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
      const rows = await events
        .select(['event_id', 'kind', 'happened_at', ...placeColumns])
        .orderBy('happened_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
      return {
        list: rows.map((row) => ({
          id: String(row.event_id),
          kind: row.kind,
          at: row.happened_at.toISOString(),
          ...shownPlace(row),
        })),
        ...page.info(count),
      }
    })
}

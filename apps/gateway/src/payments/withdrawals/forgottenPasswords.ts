import type { DeskForgotten } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const most = 20

/** Whose withdrawal password was taken away within the last day, the last one first. */
export async function forgottenPasswords(
  db: Kysely<Database>,
  merchantId: number,
  clock: Clock,
): Promise<DeskForgotten> {
  const rows = await db
    .selectFrom('account_events as e')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'e.merchant_id').onRef('m.member_id', '=', 'e.member_id'),
    )
    .select(['m.username', 'e.happened_at'])
    .where('e.merchant_id', '=', merchantId)
    .where('e.kind', '=', 'paymentPasswordRemoved')
    .where('e.happened_at', '>', new Date(clock.now().getTime() - dayMs))
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.event_id', 'desc')
    .limit(most)
    .execute()
  return { accounts: rows.map(({ username, happened_at }) => ({ account: username, at: happened_at.toISOString() })) }
}

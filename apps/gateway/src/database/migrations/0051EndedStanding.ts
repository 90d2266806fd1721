import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table game_sessions add column standing_ended boolean not null default false',
  `alter table money_notices
    drop constraint money_notices_kind_check,
    add constraint money_notices_kind_check check (kind in
      ('depositCredited', 'depositFailed', 'withdrawalApproved', 'withdrawalRejected', 'rewardIssued',
       'subscriptionShort', 'subscriptionEnded'))`,
]

/** Whether a vendor has ended a session that goes on without its player, and that players are told why (QP11, P24). */
export const endedStanding: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `alter table money_notices
  drop constraint money_notices_kind_check,
  add constraint money_notices_kind_check check (kind in
    ('depositCredited', 'depositFailed', 'withdrawalApproved', 'withdrawalRejected', 'rewardIssued',
     'subscriptionShort', 'subscriptionDone', 'subscriptionExpired', 'subscriptionRefused', 'subscriptionEnded'))`

/** Players are told which end a subscription has come to (QP11, P24). */
export const standingReasons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db)
  },
}

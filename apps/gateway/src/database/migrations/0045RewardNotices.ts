import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statement = `alter table money_notices
  drop constraint money_notices_kind_check,
  add constraint money_notices_kind_check check (kind in
    ('depositCredited', 'depositFailed', 'withdrawalApproved', 'withdrawalRejected', 'rewardIssued'))`

/** Members are told of a reward that waits for them (P24, P27). */
export const rewardNotices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db)
  },
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table accounts add column frozen boolean not null default false',
  // A balance changes often and stands in no index: with room beside it, the new row stays on its page.
  'alter table accounts set (fillfactor = 50)',

  `create or replace function check_entries_sum() returns trigger language plpgsql as $$
  begin
    if exists (
      select from (
        select merchant_id, journal_id, sum(amount) as total, count(*) as lines
        from written join accounts using (merchant_id, account_id) group by merchant_id, journal_id, currency
      ) sums
      where total <> 0 or lines < 2
    ) then
      raise exception 'the entries of a journal row must sum to zero in each currency'
        using errcode = 'check_violation', constraint = 'entries_sum';
    end if;
    return null;
  end $$`,
  'create trigger entries_not_truncated before truncate on entries for each statement execute function refuse_change()',
  'create trigger journal_not_truncated before truncate on journal for each statement execute function refuse_change()',
]

/** Accounts that may be frozen, and books that balance in each currency for itself. */
export const ledgerBatches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

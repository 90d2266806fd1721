import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const onCatalogue = (table: 'games' | 'vendors', event: 'insert' | 'update' | 'delete'): string =>
  `create trigger ${table}_${event}_noted after ${event} on ${table}
    referencing ${event === 'delete' ? 'old' : 'new'} table as changed
    for each statement execute function note_catalogue_change()`

const statements = [
  `create table changes (
    merchant_id integer not null references merchants,
    subject text not null check (subject in ('catalogue', 'members')),
    version bigint not null,
    primary key (merchant_id, subject)
  )`,
  `create table member_changes (
    merchant_id integer not null,
    member_id bigint not null,
    version bigint not null,
    primary key (merchant_id, member_id)
  )`,
  'create index member_changes_version on member_changes (merchant_id, version)',

  // Whoever changes something holds the row until the end of the transaction, so versions become visible in their order.
  `create function next_version(merchant integer, what text) returns bigint language sql as $$
    insert into changes values (merchant, what, 1)
    on conflict (merchant_id, subject) do update set version = changes.version + 1
    returning version
  $$`,

  `create function note_catalogue_change() returns trigger language plpgsql as $$
  begin
    perform next_version(merchant_id, 'catalogue') from (select distinct merchant_id from changed order by 1) merchants;
    return null;
  end $$`,
  ...(['games', 'vendors'] as const).flatMap((table) =>
    (['insert', 'update', 'delete'] as const).map((event) => onCatalogue(table, event)),
  ),

  `create function note_member_change() returns trigger language plpgsql as $$
  begin
    insert into member_changes values (old.merchant_id, old.member_id, next_version(old.merchant_id, 'members'))
    on conflict (merchant_id, member_id) do update set version = excluded.version;
    return null;
  end $$`,
  // Noted at the commit, so that sign-ins and sign-outs wait for one another no longer than that takes.
  `create constraint trigger sessions_noted after update or delete on sessions
    deferrable initially deferred for each row execute function note_member_change()`,
  `create constraint trigger members_noted after update on members
    deferrable initially deferred for each row execute function note_member_change()`,
]

/** What instances remember has changed: the catalogue of a merchant, or one of its members and their sessions. */
export const changes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

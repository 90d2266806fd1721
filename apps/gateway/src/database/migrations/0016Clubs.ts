import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table clubs (
    merchant_id integer not null references merchants,
    rank_level integer not null check (rank_level >= 0),
    names jsonb not null,
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    color2 text not null check (color2 ~ '^#[0-9a-f]{6}$'),
    primary key (merchant_id, rank_level)
  )`,
  `alter table members
    add column club_level integer,
    add column member_label text check (char_length(member_label) between 1 and 40),
    add foreign key (merchant_id, club_level) references clubs (merchant_id, rank_level)`,
]

/** Clubs of a merchant, and the labels that a member wears (EN01). */
export const clubs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table vendors (
    merchant_id integer not null references merchants,
    code text not null,
    name text not null,
    position integer not null,
    is_hot boolean not null,
    icon_url text not null,
    wide_icon_url text not null,
    game_types jsonb not null,
    primary key (merchant_id, code)
  )`,

  `create table games (
    merchant_id integer not null references merchants,
    node_id integer not null,
    game_id text not null,
    name text not null,
    name_key text not null,
    vendor_code text not null,
    game_type text not null,
    game_classify text not null,
    icon_url text not null,
    wide_icon_url text not null,
    trial_offered boolean not null,
    is_vendor_list boolean not null,
    is_new boolean not null,
    hot_rank integer,
    popularity integer not null,
    min_bet double precision not null,
    lines integer,
    rtp double precision,
    primary key (merchant_id, node_id),
    foreign key (merchant_id, vendor_code) references vendors (merchant_id, code)
  )`,
  'create index games_type on games (merchant_id, game_type, popularity desc, node_id)',
  'create index games_vendor on games (merchant_id, vendor_code, game_type, popularity desc, node_id)',
  'create index games_hot on games (merchant_id, hot_rank) where hot_rank is not null',

  `create table favourites (
    merchant_id integer not null,
    member_id bigint not null,
    node_id integer not null,
    created_at timestamptz not null,
    primary key (merchant_id, member_id, node_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,

  `create table recent_plays (
    merchant_id integer not null,
    member_id bigint not null,
    node_id integer not null,
    played_at timestamptz not null,
    primary key (merchant_id, member_id, node_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,

  `create table content (
    merchant_id integer not null references merchants,
    kind text not null,
    content_id text not null,
    language text not null,
    position integer not null,
    data jsonb not null,
    primary key (merchant_id, kind, content_id, language)
  )`,
  'create index content_list on content (merchant_id, kind, language, position)',
]

/** What a merchant offers, and what its members marked and played. */
export const games: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

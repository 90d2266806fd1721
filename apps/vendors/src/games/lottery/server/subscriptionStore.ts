import type { DatabaseSync } from 'node:sqlite'
import type { SeamlessBody } from '@foyer/contract'
import { playerOf, type SessionRecord } from '../../../frame/store/records.ts'
import type { SubscriptionEnd, SubscriptionOrder, SubscriptionView } from '../wire.ts'

/** A subscription as it is kept. */
export interface Subscription extends SubscriptionView {
  /** What its tickets are bought in: a session that goes on after the player's own (`standing`). */
  readonly session: SessionRecord
  readonly player: string
  /** When the last draw that was tried is drawn, ms since 1970; later ones are next. */
  readonly lastDraw: number
}

type Change = Partial<Pick<Subscription, 'bought' | 'missed' | 'lastDraw'>> & { readonly ended?: SubscriptionEnd }

/** With what the player is to be told by the wallet. */
export interface UnneededSession {
  readonly session: SessionRecord
  readonly tell: SeamlessBody<'endStanding'>['tell']
}

/** Subscriptions, in the games' file. */
export interface SubscriptionStore {
  readonly add: (order: SubscriptionOrder, facts: Pick<Subscription, 'session' | 'at' | 'until' | 'lastDraw'>) => void
  readonly find: (id: string) => Subscription | undefined
  readonly running: () => readonly Subscription[]
  /** A player's to one lottery, those that run first, then the last ones. */
  readonly ofPlayer: (session: SessionRecord, count: number) => readonly Subscription[]
  /** Counts on, and ends one that has not ended. */
  readonly change: (id: string, change: Change) => void
  /** Forgets one that has bought nothing. */
  readonly drop: (id: string) => void
  /** Sessions that go on at the wallet and are needed no more. */
  readonly unneeded: () => readonly UnneededSession[]
  readonly addUnneeded: (one: UnneededSession) => void
  readonly dropUnneeded: (session: SessionRecord) => void
}

export function createSubscriptionStore(database: DatabaseSync): SubscriptionStore {
  database.exec(`
    create table if not exists lottery_subscriptions (
      id text primary key, player text not null, game_id text not null, session text not null, ask text not null,
      at integer not null, until integer not null, bought integer not null default 0, missed integer not null default 0,
      last_draw integer not null, ended text
    ) strict;
    create table if not exists lottery_unneeded_sessions (
      id text primary key, session text not null, tell text
    ) strict;
    create index if not exists lottery_subscriptions_of_player on lottery_subscriptions (player, game_id, at);
    create index if not exists lottery_subscriptions_running on lottery_subscriptions (at) where ended is null;
  `)
  const prepare = (sql: string) => database.prepare(sql)
  const add = prepare(
    `insert or ignore into lottery_subscriptions (id, player, game_id, session, ask, at, until, last_draw)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const find = prepare('select * from lottery_subscriptions where id = ?')
  const running = prepare('select * from lottery_subscriptions where ended is null order by at, rowid')
  const ofPlayer = prepare(
    `select * from lottery_subscriptions where player = ? and game_id = ? order by ended is not null, at desc, rowid desc limit ?`,
  )
  const change = prepare(
    `update lottery_subscriptions set bought = coalesce(?, bought), missed = coalesce(?, missed),
       last_draw = coalesce(?, last_draw), ended = coalesce(ended, ?)
     where id = ?`,
  )
  const drop = prepare('delete from lottery_subscriptions where id = ? and bought = 0')
  const unneeded = prepare('select session, tell from lottery_unneeded_sessions')
  const addUnneeded = prepare('insert or ignore into lottery_unneeded_sessions (id, session, tell) values (?, ?, ?)')
  const dropUnneeded = prepare('delete from lottery_unneeded_sessions where id = ?')
  // Only this store writes the rows it reads.
  const all = (rows: readonly unknown[]) => rows.map((row) => fromRow(row as Row))
  return {
    add: (order, { session, at, until, lastDraw }) => {
      const ask = JSON.stringify({ price: order.price, lines: order.lines, draws: order.draws })
      add.run(order.id, playerOf(session), session.gameId, JSON.stringify(session), ask, at, until, lastDraw)
    },
    find: (id) => all(find.all(id))[0],
    running: () => all(running.all()),
    ofPlayer: (session, count) => all(ofPlayer.all(playerOf(session), session.gameId, count)),
    change: (id, { bought, missed, lastDraw, ended }) =>
      void change.run(bought ?? null, missed ?? null, lastDraw ?? null, ended ?? null, id),
    drop: (id) => void drop.run(id),
    unneeded: () =>
      unneeded.all().map(({ session, tell }) => ({
        // Written right below.
        session: JSON.parse(String(session)) as SessionRecord,
        // The same.
        tell: (tell ?? undefined) as UnneededSession['tell'],
      })),
    addUnneeded: ({ session, tell }) => void addUnneeded.run(session.id, JSON.stringify(session), tell ?? null),
    dropUnneeded: ({ id }) => void dropUnneeded.run(id),
  }
}

interface Row {
  readonly id: string
  readonly player: string
  readonly session: string
  readonly ask: string
  readonly at: number
  readonly until: number
  readonly bought: number
  readonly missed: number
  readonly last_draw: number
  readonly ended: SubscriptionEnd | null
}

function fromRow({
  id,
  player,
  session,
  ask,
  at,
  until,
  bought,
  missed,
  last_draw: lastDraw,
  ended,
}: Row): Subscription {
  // Both texts are written by this store alone.
  const order = JSON.parse(ask) as Omit<SubscriptionOrder, 'id'>
  return {
    id,
    player,
    at,
    until,
    bought,
    missed,
    ...order,
    // The same.
    session: JSON.parse(session) as SessionRecord,
    stake: order.price * order.lines.length,
    lastDraw,
    ...(ended === null ? {} : { ended }),
  }
}

/** What its player sees of it. */
export const viewSubscription = (subscription: Subscription): SubscriptionView => {
  const { id, price, lines, draws, at, until, stake, bought, missed, ended } = subscription
  return {
    id,
    price,
    lines,
    at,
    until,
    stake,
    bought,
    missed,
    ...(draws === undefined ? {} : { draws }),
    ...(ended === undefined ? {} : { ended }),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { stakeSchema } from '../../../frame/stakes/stakeSchema.ts'
import { together } from '../../../frame/store/together.ts'

/** A leg of a bet that is not settled. */
export interface OpenLeg {
  readonly bet: string
  readonly event: string
  readonly market: string
  readonly selection: string
  /** Whose bet it is. */
  readonly player: string
  /** Merchant and currency, or play money: amounts of one can be added. */
  readonly scope: string
  readonly stake: number
  readonly payout: number
  /** The stake as a part of the greatest one; 0 for play money, which moves no odds. */
  readonly weight: number
}

/** What open bets lean on, in the games' file. */
export interface OpenLegs {
  readonly add: (legs: readonly OpenLeg[]) => void
  readonly drop: (bet: string) => void
  /** A player's stakes, and all payouts, that lean on an event. */
  readonly onEvent: (
    event: string,
    scope: string,
    player: string,
  ) => { readonly staked: number; readonly payout: number }
  readonly weights: () => readonly Pick<OpenLeg, 'event' | 'market' | 'selection' | 'weight'>[]
  /** Bets that lean on an event that is decided. */
  readonly due: () => readonly string[]
}

/** Opened once by each process, before it takes bets. */
export function createOpenLegs(database: DatabaseSync, kind: string): OpenLegs {
  database.exec(`
    ${stakeSchema}
    create table if not exists book_legs (
      kind text not null, bet text not null, event text not null, market text not null, selection text not null,
      player text not null, scope text not null, stake integer not null, payout integer not null, weight real not null,
      primary key (kind, bet, event)
    ) strict;
    create index if not exists book_legs_by_event on book_legs (kind, event);
  `)
  const prepare = (sql: string) => database.prepare(sql)
  // What a process leaves that ends in the middle of taking a bet: no bet, or one whose stake goes back.
  prepare(
    `delete from book_legs where kind = $kind
     and bet not in (select id from stakes where kind = $kind and progress = 'placed')`,
  ).run({ $kind: kind })
  const add = prepare(
    `insert into book_legs (kind, bet, event, market, selection, player, scope, stake, payout, weight)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const drop = prepare('delete from book_legs where kind = ? and bet = ?')
  const sums = prepare(
    `select coalesce(sum(case when player = ? then stake else 0 end), 0) as staked, coalesce(sum(payout), 0) as payout
     from book_legs where kind = ? and event = ? and scope = ?`,
  )
  const weights = prepare(
    `select event, market, selection, sum(weight) as weight from book_legs where kind = ? and weight > 0
     group by event, market, selection`,
  )
  const due = prepare(
    `select distinct bet from book_legs leg join book_events event on event.kind = leg.kind and event.id = leg.event
     where leg.kind = ? and event.state in ('over', 'void')`,
  )
  return {
    add: (legs) =>
      together(database, () => {
        for (const { bet, event, market, selection, player, scope, stake, payout, weight } of legs)
          add.run(kind, bet, event, market, selection, player, scope, stake, payout, weight)
      }),
    drop: (bet) => void drop.run(kind, bet),
    onEvent: (event, scope, player) => {
      const row = sums.get(player, kind, event, scope)
      return { staked: Number(row?.staked), payout: Number(row?.payout) }
    },
    weights: () =>
      weights.all(kind).map((row) => ({
        event: String(row.event),
        market: String(row.market),
        selection: String(row.selection),
        weight: Number(row.weight),
      })),
    due: () => due.all(kind).map((row) => String(row.bet)),
  }
}

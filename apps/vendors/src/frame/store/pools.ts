import type { DatabaseSync } from 'node:sqlite'

/** Hundredths that make a minor unit: what pools are counted in, so that nothing is rounded away. */
const hundredths = 100

/** Jackpots that stakes feed. */
export interface Pools {
  /** What a pool would pay, whole minor units; `seed` where it has not begun. */
  readonly amountOf: (id: string, seed: number) => number
  /** Adds hundredths of a minor unit to a pool. */
  readonly feed: (id: string, seed: number, change: number) => void
  /** Takes out what a round won, and begins the pool anew with its seed. */
  readonly take: (id: string, seed: number, amount: number) => void
  /** Puts back what a round took that did not take place, and takes the seed back that followed it. */
  readonly giveBack: (id: string, seed: number, amount: number) => void
}

export const poolSchema = 'create table if not exists pools (id text primary key, amount integer not null) strict;'

export function createPools(database: DatabaseSync): Pools {
  const read = database.prepare('select amount from pools where id = ?')
  const begin = database.prepare('insert or ignore into pools (id, amount) values (?, ?)')
  const change = database.prepare('update pools set amount = amount + ? where id = ?')
  const add = (id: string, seed: number, by: number): void => {
    begin.run(id, seed * hundredths)
    change.run(by, id)
  }
  return {
    amountOf: (id, seed) => Math.floor(Number(read.get(id)?.amount ?? seed * hundredths) / hundredths),
    feed: add,
    take: (id, seed, amount) => add(id, seed, (seed - amount) * hundredths),
    giveBack: (id, seed, amount) => add(id, seed, (amount - seed) * hundredths),
  }
}

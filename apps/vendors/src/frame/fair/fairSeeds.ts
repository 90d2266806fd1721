import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FairProof, FairState, RevealedSeeds } from '../../wire/fair.ts'
import type { Draw } from '../random/draw.ts'
import { together } from '../store/together.ts'
import { createFairDraw } from './createFairDraw.ts'

/** Seeds that rounds are drawn from where a brand lets players verify them. Each call is on disk when it returns. */
export interface FairSeeds {
  readonly stateOf: (player: string) => FairState
  /** The next round's draw, and how the round is tied to its seeds; to be called in the transaction that stores the round. */
  readonly take: (player: string) => { readonly draw: Draw; readonly assign: (round: string) => void }
  /**
   * Reveals the server's seed in use, and goes on with the one that was committed to and the player's own. Nothing where `next` is
   * not what stands next, as after a change in another tab.
   */
  readonly change: (player: string, clientSeed: string, next: string) => RevealedSeeds | undefined
  /** What a round was drawn from; nothing for rounds that were not committed to. */
  readonly proofOf: (round: string) => FairProof | undefined
}

interface SeedRow {
  readonly id: number
  readonly server_seed: string
  readonly client_seed: string | null
  readonly rounds: number
  readonly revealed_at: number | null
}

// A player has one pair of seeds in use and one to come: the one is begun and not revealed, the other not begun.
const schema = `
  create table if not exists fair_seeds (
    id integer primary key, player text not null, server_seed text not null, client_seed text,
    rounds integer not null default 0, begun_at integer, revealed_at integer
  ) strict;
  create unique index if not exists fair_seeds_next on fair_seeds (player) where begun_at is null;
  create unique index if not exists fair_seeds_used on fair_seeds (player) where begun_at is not null and revealed_at is null;
  create table if not exists fair_rounds (
    round text primary key, seed integer not null references fair_seeds (id), nonce integer not null, unique (seed, nonce)
  ) strict;
`

/** What is shown before play: the SHA-256 of the server's seed. */
export const commitmentOf = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')

export function createFairSeeds(database: DatabaseSync, now: () => number): FairSeeds {
  database.exec(schema)
  const prepare = (sql: string) => database.prepare(sql)
  prepare('delete from fair_rounds where round not in (select id from rounds)').run()
  const nextOf = prepare('select * from fair_seeds where player = ? and begun_at is null')
  const usedOf = prepare('select * from fair_seeds where player = ? and begun_at is not null and revealed_at is null')
  const add = prepare('insert into fair_seeds (player, server_seed) values (?, ?)')
  const begin = prepare('update fair_seeds set begun_at = ?, client_seed = ? where id = ?')
  const count = prepare('update fair_seeds set rounds = rounds + 1 where id = ?')
  const reveal = prepare('update fair_seeds set revealed_at = ? where id = ?')
  const tie = prepare('insert into fair_rounds (round, seed, nonce) values (?, ?, ?)')
  const proof = prepare(
    'select seed.*, tied.nonce from fair_rounds tied join fair_seeds seed on seed.id = tied.seed where tied.round = ?',
  )
  // Only this store writes the rows it reads.
  const rowOf = (row: unknown): SeedRow | undefined => row as SeedRow | undefined
  const next = (player: string): SeedRow => {
    const known = rowOf(nextOf.get(player))
    if (known !== undefined) return known
    add.run(player, randomBytes(32).toString('hex'))
    return next(player)
  }
  const goOn = (player: string, clientSeed: string): void => {
    begin.run(now(), clientSeed, next(player).id)
    next(player)
  }
  const used = (player: string): SeedRow => {
    const known = rowOf(usedOf.get(player))
    if (known !== undefined) return known
    // Until the player has a seed of their own, there is none: the page sets one before the first round.
    goOn(player, '')
    return used(player)
  }

  return {
    stateOf: (player) =>
      together(database, () => {
        const { server_seed, client_seed, rounds } = used(player)
        return {
          commitment: commitmentOf(server_seed),
          clientSeed: client_seed ?? '',
          rounds,
          next: commitmentOf(next(player).server_seed),
        }
      }),
    take: (player) => {
      const { id, server_seed, client_seed, rounds: nonce } = used(player)
      count.run(id)
      return {
        draw: createFairDraw({ serverSeed: Buffer.from(server_seed, 'hex'), clientSeed: client_seed ?? '', nonce }),
        assign: (round) => void tie.run(round, id, nonce),
      }
    },
    change: (player, clientSeed, expected) =>
      together(database, () => {
        const { id, server_seed, client_seed, rounds } = used(player)
        if (commitmentOf(next(player).server_seed) !== expected) return undefined
        reveal.run(now(), id)
        goOn(player, clientSeed)
        return { commitment: commitmentOf(server_seed), serverSeed: server_seed, clientSeed: client_seed ?? '', rounds }
      }),
    proofOf: (round) => {
      // The statement adds the round's counter.
      const row = proof.get(round) as (SeedRow & { readonly nonce: number }) | undefined
      if (row === undefined) return undefined
      return {
        commitment: commitmentOf(row.server_seed),
        clientSeed: row.client_seed ?? '',
        nonce: row.nonce,
        ...(row.revealed_at === null ? {} : { serverSeed: row.server_seed }),
      }
    },
  }
}

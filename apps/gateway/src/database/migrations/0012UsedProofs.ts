import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'drop table captchas',
  `create table used_proofs (
    merchant_id integer not null references merchants,
    proof_hash bytea not null check (octet_length(proof_hash) = 32),
    expires_at timestamptz not null,
    primary key (merchant_id, proof_hash)
  )`,
  'create index used_proofs_expiry on used_proofs (merchant_id, expires_at)',
]

/** Pictures and work for visitors carry their own signature; only what was used of them is kept. */
export const usedProofs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

import type { TransactionKind } from '@foyer/contract'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** A ledger account. A `member`, `trial` or `reserve` balance never goes below zero. */
export interface AccountsTable {
  merchant_id: number
  account_id: Generated<bigint>
  kind: 'member' | 'trial' | 'reserve' | 'vendor' | 'house'
  /** Member of a `member` account, and of the `reserve` that withdrawals under way are kept in; vendor code of a `vendor` account in `owner`. */
  member_id: bigint | null
  owner: string
  currency: string
  /** Minor units. Equals the sum of its entries. */
  balance: Generated<bigint>
  /** No money leaves it. */
  frozen: Generated<boolean>
}

export interface JournalTable {
  merchant_id: number
  journal_id: Generated<bigint>
  idempotency_key: string
  /** SHA-256 of what was asked, so that a key reused for another request is refused. */
  request_hash: Buffer
  /** `payout` moves what a withdrawal has reserved, which is on no member’s account any more. */
  kind: TransactionKind | 'payout'
  reference: string
  created_at: Instant
}

export interface EntriesTable {
  merchant_id: number
  journal_id: bigint
  line: number
  account_id: bigint
  /** Minor units; the entries of one journal row sum to zero. */
  amount: bigint
  balance_after: bigint
  /** The journal's, so that an account's entries of some days are found by themselves. */
  created_at: Instant
}

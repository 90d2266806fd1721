import type { VoidReason } from '@foyer/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './instant.ts'

/** A one-time launch token, exchanged by the vendor's server for a game session. */
export interface LaunchesTable {
  merchant_id: number
  token_hash: Buffer
  /** Session hash and node id; makes a launch idempotent (ruling 26). */
  launch_key: string
  account_id: bigint
  member_id: bigint | null
  vendor_code: string
  node_id: number
  language: string
  trial: boolean
  /** The member's session it was asked for in; null for a guest's. */
  login_hash: Buffer | null
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** A player's running session with a vendor, made from a launch. */
export interface GameSessionsTable {
  merchant_id: number
  session_hash: Buffer
  vendor_code: string
  account_id: bigint
  member_id: bigint | null
  node_id: number
  trial: boolean
  /** The member's session it was started from, and ends with; null for a guest's. */
  login_hash: Buffer | null
  expires_at: Instant
  /** The largest stake, minor units, of a session that a player lets a vendor go on with (QP11); null for one that is played in. */
  standing_amount: bigint | null
  /** Its vendor needs it no more. */
  standing_ended: Generated<boolean>
}

export interface BetsTable {
  merchant_id: number
  vendor_code: string
  /** The vendor's round reference. */
  round_id: string
  member_id: bigint
  node_id: number
  game_name: string
  game_type: string
  bet_amount: bigint
  win_amount: bigint
  status: 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'
  /** Why it went back, where the vendor said so. */
  void_reason: VoidReason | null
  bet_at: Instant
  settled_at: Instant | null
  /** Played from a wallet at the vendor: told by it, and no money of the ledger moved. */
  own_wallet: Generated<boolean>
  /** When it was settled, if it won more than its stake. */
  won_at: GeneratedAlways<Date | null>
  /** When it was settled, if it was played from a wallet at the vendor. */
  own_settled_at: GeneratedAlways<Date | null>
}

/** Who a player is that a vendor keeps a wallet for. */
export interface VendorPlayersTable {
  merchant_id: number
  vendor_code: string
  player: string
  member_id: bigint
}

/** Every seamless-wallet transaction by the vendor's id. A rollback that came before its bet is a tombstone. */
export interface WalletTransactionsTable {
  merchant_id: number
  vendor_code: string
  transaction_id: string
  kind: 'bet' | 'win' | 'rollback'
  round_id: string
  account_id: bigint
  amount: bigint
  journal_id: bigint | null
  request_hash: Buffer
  /** For a rollback: the transaction it takes back. */
  target_id: string | null
  created_at: Instant
}

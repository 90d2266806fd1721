import type { WalletTransferReason, WalletTransferStatus } from '@foyer/contract'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** Transfers between main wallets and those of vendors. The journal names them `wallet:{reference}:begin` and `:end`. */
export interface WalletTransfersTable {
  merchant_id: number
  transfer_id: Generated<bigint>
  /** Names the transfer to members and the vendor; follows from who asked for it and the key. */
  reference: string
  member_id: bigint
  idempotency_key: string
  /** SHA-256 of what was asked. */
  request_hash: Buffer
  vendor_code: string
  /** Into the vendor's wallet, or out of it. */
  direction: 'in' | 'out'
  currency: string
  /** Minor units. */
  amount: bigint
  status: WalletTransferStatus
  reason: WalletTransferReason | null
  created_at: Instant
  settled_at: Instant | null
  /** When the vendor is asked next. */
  ask_at: Instant
  asks: Generated<number>
}

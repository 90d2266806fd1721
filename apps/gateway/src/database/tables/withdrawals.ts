import type {
  WithdrawalKind,
  WithdrawalReason,
  WithdrawalReceipt,
  WithdrawalStatus,
  WithdrawalStep,
} from '@foyer/contract'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

export interface BankAccountsTable {
  merchant_id: number
  bank_account_id: Generated<bigint>
  member_id: bigint
  bank: string
  holder: string
  /** Encrypted. */
  number: Buffer
  /** HMAC of the number, to find one that is kept already. */
  number_key: Buffer
  last_four: string
  added_at: Instant
  /** It is kept for the withdrawals that went to it. */
  removed_at: Instant | null
}

export interface WithdrawalsTable {
  merchant_id: number
  withdrawal_id: Generated<bigint>
  /** Names the withdrawal to members, providers and the back office. */
  reference: string
  member_id: bigint
  idempotency_key: string
  /** SHA-256 of what was asked. */
  request_hash: Buffer
  method_id: string
  kind: WithdrawalKind
  provider: string
  bank_account_id: bigint
  currency: string
  /** Minor units that left the balance; what is paid is this less the fee. */
  amount: bigint
  fee: bigint
  /** What of the payout the member has said to have. */
  received: Generated<bigint>
  status: WithdrawalStatus
  reason: WithdrawalReason | null
  receipt: WithdrawalReceipt | null
  created_at: Instant
  /** When the provider first had it. */
  sent_at: Instant | null
  /** When the clock does the next thing: approves, asks the provider, takes it as received. */
  due_at: Instant | null
  asks: Generated<number>
}

/** The way of a withdrawal; nothing in it is ever changed. */
export interface WithdrawalEventsTable {
  merchant_id: number
  withdrawal_id: bigint
  event_id: Generated<bigint>
  step: WithdrawalStep
  source: 'member' | 'provider' | 'clock' | 'desk' | 'back office'
  /** Minor units, where the step is about an amount. */
  amount: bigint | null
  happened_at: Instant
}

/** A JPEG that this server has made of the picture that was sent. */
export interface WithdrawalProofsTable {
  merchant_id: number
  withdrawal_id: bigint
  image: Buffer
  sent_at: Instant
}

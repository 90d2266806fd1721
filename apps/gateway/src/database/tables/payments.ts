import type {
  DepositKind,
  DepositReason,
  DepositStatus,
  DepositStep,
  MoneyNoticeKind,
  PaymentInstructions,
} from '@foyer/contract'
import type { PaymentFee } from '@foyer/rules'
import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './instant.ts'

export interface DepositsTable {
  merchant_id: number
  deposit_id: Generated<bigint>
  /** Names the deposit to members, providers and the back office. */
  reference: string
  member_id: bigint
  idempotency_key: string
  /** SHA-256 of what was asked. */
  request_hash: Buffer
  method_id: string
  kind: DepositKind
  provider: string
  provider_reference: string | null
  currency: string
  /** Minor units that are to be paid; what of it is credited is this less the fee. */
  amount: bigint
  fee: bigint
  /** What the method cost when the deposit began. */
  fee_terms: JSONColumnType<PaymentFee & Record<string, unknown>>
  status: DepositStatus
  reason: DepositReason | null
  /** What arrived, where it is another amount. */
  paid_amount: bigint | null
  /** The first webhook that said it was paid; another one is another payment. */
  paid_event: string | null
  /** Reference of the deposit that was paid once more by this. */
  paid_again: string | null
  /** What the payer does next; empty until the provider has said so. */
  instructions: JSONColumnType<PaymentInstructions & Record<string, unknown>>
  journal_id: bigint | null
  created_at: Instant
  expires_at: Instant
  /** When its provider is asked next. */
  ask_at: Instant
  asks: Generated<number>
}

/** The way of a deposit; nothing in it is ever changed. */
export interface DepositEventsTable {
  merchant_id: number
  deposit_id: bigint
  event_id: Generated<bigint>
  step: DepositStep
  source: 'member' | 'provider' | 'clock' | 'desk' | 'back office'
  /** Minor units, where the step is about an amount. */
  amount: bigint | null
  happened_at: Instant
}

/** Webhooks that were taken, by the provider's name for each. */
export interface PaymentReportsTable {
  merchant_id: number
  provider: string
  event_id: string
  request_hash: Buffer
  received_at: Instant
}

/** What a member is told once (P24); `taken_key` names the call that took it. */
export interface MoneyNoticesTable {
  merchant_id: number
  notice_id: Generated<bigint>
  member_id: bigint
  kind: MoneyNoticeKind
  reference: string
  amount: bigint
  currency: string
  created_at: Instant
  taken_at: Instant | null
  taken_key: string | null
}

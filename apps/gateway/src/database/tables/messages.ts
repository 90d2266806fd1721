import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** A number or address of a member. One that is verified belongs to one member of a merchant. */
export interface MemberContactsTable {
  merchant_id: number
  member_id: bigint
  channel: 'sms' | 'mail'
  /** Number in its international form, or address in lower case. */
  contact_key: string
  verified_at: Instant | null
}

/** A code that was sent, under the hash of what it is bound to: purpose, way, target and member, and the browser that asked. */
export interface OneTimeCodesTable {
  merchant_id: number
  request_hash: Buffer
  browser_hash: Buffer
  code_hash: Buffer
  /** Times that a code was offered for this request. */
  tries: number
  expires_at: Instant
}

/** What a sandbox would have sent. */
export interface OutboxTable {
  merchant_id: number
  message_id: Generated<bigint>
  channel: 'sms' | 'mail'
  recipient: string
  subject: string | null
  body: string
  language: string
  sent_at: Instant
}

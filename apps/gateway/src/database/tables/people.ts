import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './instant.ts'

export interface MerchantsTable {
  merchant_id: Generated<number>
  code: string
  brand: string
}

export interface MembersTable {
  merchant_id: number
  member_id: Generated<bigint>
  username: string
  /** Lower-cased, NFKC-normalised user name; unique per merchant. */
  username_key: string
  nickname: string
  /** Type code of ruling 4. */
  type: number
  agent_only: Generated<boolean>
  upline_id: bigint | null
  password_hash: string
  first_login: Generated<boolean>
  password_expired: Generated<boolean>
  /** Registration fields beyond user name and password. */
  profile: JSONColumnType<Record<string, string>>
  created_at: Instant
  last_login_at: Instant | null
  previous_login_at: Instant | null
}

export interface SessionsTable {
  merchant_id: number
  token_hash: Buffer
  member_id: bigint
  created_at: Instant
  expires_at: Instant
}

/** A one-time code that signs a member in (ruling 23). Used ones are kept a while, so that none is made twice. */
export interface LoginCodesTable {
  merchant_id: number
  code_hash: Buffer
  member_id: bigint
  expires_at: Instant
  used_at: Instant | null
}

export interface LoginAttemptsTable {
  merchant_id: number
  /** What is counted: failures of `account:<key>` and `address:<ip>`, tries of `pair:<key>|<ip>`, `tries:<ip>` and others. An IPv6 address counts as its network. */
  subject: string
  failures: number
  window_started_at: Instant
  blocked_until: Instant | null
}

export interface CaptchasTable {
  merchant_id: number
  captcha_id: string
  answer_hash: Buffer
  expires_at: Instant
}

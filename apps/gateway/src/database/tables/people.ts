import type { PasswordDue, VerificationMethod } from '@foyer/contract'
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
  /** What a login on an unknown device needs besides (A18). */
  login_verification: VerificationMethod | null
  /** Registration fields beyond user name and password. */
  profile: JSONColumnType<Record<string, string>>
  /** What this member brings others with, upper case. */
  invite_code: string | null
  payment_password_hash: string | null
  /** Nothing is withdrawn before, as the withdrawal password took the place of one that was not known. */
  withdrawals_from: Instant | null
  terms_version: string | null
  /** Age that was confirmed to have been reached. */
  confirmed_age: number | null
  consented_at: Instant | null
  /** Rank of the member's club. */
  club_level: number | null
  /** What the merchant calls this member. */
  member_label: string | null
  created_at: Instant
  last_login_at: Instant | null
  previous_login_at: Instant | null
}

/** A rank that members of a merchant may have. */
export interface ClubsTable {
  merchant_id: number
  rank_level: number
  /** By language tag. */
  names: JSONColumnType<Record<string, string>>
  /** Colours of the label, `#rrggbb`, from one to the other. */
  color: string
  color2: string
}

export interface SessionsTable {
  merchant_id: number
  token_hash: Buffer
  member_id: bigint
  /** The browser it was opened with, as `devices` knows it. */
  device_hash: Buffer | null
  /** Where it was opened, as far as that is known. */
  browser: string | null
  system: string | null
  address: string | null
  /** ISO 3166 code. */
  country: string | null
  created_at: Instant
  /** When its owner showed last who they are. */
  confirmed_at: Instant | null
  /** Why the password that opened it has to be changed first (A07). */
  password_due: PasswordDue | null
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

/** A browser that an account has been signed in with. */
export interface DevicesTable {
  merchant_id: number
  device_hash: Buffer
  member_id: bigint
  /** Its user has passed the extra verification on it, and asked for it not to be repeated there. */
  trusted: Generated<boolean>
  /** The network it was last signed in from; an IPv6 address counts as its /64. */
  network: string | null
  created_at: Instant
  used_at: Instant
}

export interface LoginAttemptsTable {
  merchant_id: number
  /** What is counted: failures of `account:<key>` and `address:<ip>`, tries of `pair:<key>|<ip>`, `tries:<ip>` and others. An IPv6 address counts as its network. */
  subject: string
  failures: number
  window_started_at: Instant
  blocked_until: Instant | null
}

/** A proof that a person is behind a call, kept until it would be too old anyhow, so that none counts twice. */
export interface UsedProofsTable {
  merchant_id: number
  proof_hash: Buffer
  expires_at: Instant
}

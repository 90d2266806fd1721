import type { PasswordDue, VerificationMethod } from '@foyer/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './instant.ts'

/** A login that waits for what is still to be shown. */
export interface LoginVerificationsTable {
  merchant_id: number
  ticket_hash: Buffer
  member_id: bigint
  remember: boolean
  password_due: PasswordDue | null
  /** Secret of an authenticator app that is set up with this login, encrypted. */
  setup_secret: Buffer | null
  /** What a passkey would have to sign. */
  challenge: string | null
  tries: Generated<number>
  expires_at: Instant
}

export interface AuthenticatorsTable {
  merchant_id: number
  member_id: bigint
  /** Encrypted. */
  secret: Buffer
  /** The 30 s step whose code was taken last; that and older ones are not taken again. */
  last_step: bigint
  /** What a login asked for before, and asks for again when the app is taken away. */
  replaces: VerificationMethod | null
  created_at: Instant
}

/** An app that is being set up, by the session that has begun. */
export interface AuthenticatorSetupsTable {
  merchant_id: number
  member_id: bigint
  session_hash: Buffer
  ticket_hash: Buffer
  expires_at: Instant
}

/** Codes that stand in for a lost app; a used one is deleted. */
export interface RecoveryCodesTable {
  merchant_id: number
  member_id: bigint
  code_hash: Buffer
}

export interface PasskeysTable {
  merchant_id: number
  credential_id: string
  member_id: bigint
  public_key: Buffer
  counter: bigint
  transports: JSONColumnType<string[]>
  name: string
  synced: boolean
  created_at: Instant
  used_at: Instant | null
}

/** What a browser was asked to sign; taken once. Without a member anybody may answer it. */
export interface PasskeyQuestionsTable {
  merchant_id: number
  ticket_hash: Buffer
  member_id: bigint | null
  challenge: string
  expires_at: Instant
  purpose: 'login' | 'confirm' | 'add'
  session_hash: Buffer | null
}

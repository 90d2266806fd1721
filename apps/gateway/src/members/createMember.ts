import { randomInt } from 'node:crypto'
import type { VerificationMethod } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { usernameKey } from '../session/port.ts'
import { ensureAccount } from '../wallet/port.ts'

export interface NewMember {
  readonly username: string
  readonly passwordHash: string
  /** Type code of ruling 4. */
  readonly type: number
  readonly nickname?: string
  readonly uplineId?: bigint
  readonly firstLogin?: boolean
  readonly passwordExpired?: boolean
  readonly loginVerification?: VerificationMethod
  /** May sign in on agent sites only (ruling 5). */
  readonly agentOnly?: boolean
  readonly profile?: Readonly<Record<string, string>>
  readonly paymentPasswordHash?: string
  /** The terms that were accepted, and the age that was confirmed, when (RG08, RG09). */
  readonly consent?: { readonly termsVersion: string; readonly minimumAge: number; readonly at: Date }
  /** The code that this member brings others with; one is made up unless told. */
  readonly inviteCode?: string
  readonly createdAt: Date
}

/** Letters and digits that are not taken for one another when they are read out. */
const inviteLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const createInviteCode = (): string =>
  Array.from({ length: 10 }, () => inviteLetters[randomInt(inviteLetters.length)]).join('')

/** Stores a member with an empty wallet. Returns `undefined` when the user name is taken. */
export async function createMember(
  trx: Transaction<Database>,
  merchant: Merchant,
  member: NewMember,
): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('members')
    .values({
      merchant_id: merchant.id,
      username: member.username,
      username_key: usernameKey(member.username),
      nickname: member.nickname ?? member.username,
      type: member.type,
      upline_id: member.uplineId ?? null,
      password_hash: member.passwordHash,
      first_login: member.firstLogin ?? true,
      password_expired: member.passwordExpired ?? false,
      login_verification: member.loginVerification ?? null,
      agent_only: member.agentOnly ?? false,
      profile: JSON.stringify(member.profile ?? {}),
      created_at: member.createdAt,
      invite_code: member.inviteCode ?? createInviteCode(),
      payment_password_hash: member.paymentPasswordHash ?? null,
      terms_version: member.consent?.termsVersion ?? null,
      confirmed_age: member.consent?.minimumAge ?? null,
      consented_at: member.consent?.at ?? null,
      last_login_at: null,
      previous_login_at: null,
      club_level: null,
      member_label: null,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'username_key']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const kind = member.type === 4 ? 'trial' : 'member'
  await ensureAccount(trx, { merchantId: merchant.id, kind, memberId: row.member_id, currency: merchant.currency })
  return row.member_id
}

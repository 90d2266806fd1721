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
  readonly profile?: Readonly<Record<string, string>>
  readonly createdAt: Date
}

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
      profile: JSON.stringify(member.profile ?? {}),
      created_at: member.createdAt,
      last_login_at: null,
      previous_login_at: null,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'username_key']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const kind = member.type === 4 ? 'trial' : 'member'
  await ensureAccount(trx, { merchantId: merchant.id, kind, memberId: row.member_id, currency: merchant.currency })
  return row.member_id
}

import type { Kysely } from 'kysely'
import type { MessageChannel } from '../calls/messenger.ts'
import type { Database } from '../database/schema.ts'

/** A number or address of a member; `verifiedAt` says when the member showed that messages arrive there. */
export interface Contact {
  readonly channel: MessageChannel
  /** As `mobileKey` or `mailKey` makes it. */
  readonly key: string
  readonly verifiedAt: Date | null
}

/**
 * Stores a member's number or address in place of the one before. Returns `false`, and changes nothing, when it is
 * verified and another member has verified it already.
 */
export async function storeContact(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint,
  { channel, key, verifiedAt }: Contact,
): Promise<boolean> {
  if (verifiedAt !== null) {
    const owner = await findMemberByContact(db, merchantId, channel, key)
    if (owner !== undefined && owner !== memberId) return false
  }
  // Conflicts with the member's own row and with another owner's alike, and breaks no transaction.
  const inserted = await db
    .insertInto('member_contacts')
    .values({ merchant_id: merchantId, member_id: memberId, channel, contact_key: key, verified_at: verifiedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (inserted !== undefined) return true
  try {
    const { numUpdatedRows } = await db
      .updateTable('member_contacts')
      .set({ contact_key: key, verified_at: verifiedAt })
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  } catch (error) {
    // Somebody else verified it between the look and the write.
    if ((error as { constraint?: unknown }).constraint === 'member_contacts_owner') return false
    throw error
  }
}

/** The member who has verified a number or address. Of nobody there is a row as well, so that the time tells nothing (ruling 27). */
export async function findMemberByContact(
  db: Kysely<Database>,
  merchantId: number,
  channel: MessageChannel,
  key: string,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('merchants')
    .leftJoin('member_contacts', (join) =>
      join
        .onRef('member_contacts.merchant_id', '=', 'merchants.merchant_id')
        .on('channel', '=', channel)
        .on('contact_key', '=', key)
        .on('verified_at', 'is not', null),
    )
    .select('member_id')
    .where('merchants.merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row?.member_id ?? undefined
}

/** Where a member is reached for certain, by one of these ways; asked in the same time for nobody. */
export async function findVerifiedContact(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint | undefined,
  channels: readonly MessageChannel[],
): Promise<Pick<Contact, 'channel' | 'key'> | undefined> {
  const row = await db
    .selectFrom('merchants')
    .leftJoin('member_contacts', (join) =>
      join
        .onRef('member_contacts.merchant_id', '=', 'merchants.merchant_id')
        .on('member_id', '=', memberId ?? 0n)
        .on('channel', 'in', channels)
        .on('verified_at', 'is not', null),
    )
    .select(['channel', 'contact_key'])
    .where('merchants.merchant_id', '=', merchantId)
    .orderBy('channel')
    .limit(1)
    .executeTakeFirst()
  return row?.channel && row.contact_key ? { channel: row.channel, key: row.contact_key } : undefined
}

/** A member's numbers and addresses. */
export async function readContacts(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint,
): Promise<readonly Contact[]> {
  const rows = await db
    .selectFrom('member_contacts')
    .select(['channel', 'contact_key', 'verified_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('channel')
    .execute()
  return rows.map((row) => ({ channel: row.channel, key: row.contact_key, verifiedAt: row.verified_at }))
}

import type { VerificationMethod } from '@foyer/contract'
import type { Kysely } from 'kysely'
import { type Contact, readContacts } from '../../contacts/port.ts'
import type { Database } from '../../database/schema.ts'

const channels = { mobile: 'sms', sms: 'sms', email: 'mail', totp: undefined, bank: undefined } as const

/** The number or address that a method is about; only one that its owner has verified. */
export async function contactOf(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint,
  method: VerificationMethod,
): Promise<Contact | undefined> {
  const channel = channels[method]
  if (channel === undefined) return undefined
  const contacts = await readContacts(db, merchantId, memberId)
  return contacts.find((contact) => contact.channel === channel && contact.verifiedAt !== null)
}

import type { SecurityOverview } from '@foyer/contract'

/** What is best verified first: what the account has already, by a way that messages can leave; otherwise a new one. */
export function contactToVerify({ contacts, channels }: Pick<SecurityOverview, 'contacts' | 'channels'>): {
  readonly channel: 'sms' | 'mail'
  readonly hint?: string
} {
  const own = contacts.find(({ channel, isVerified }) => !isVerified && channels.includes(channel))
  if (own) return { channel: own.channel, hint: own.hint }
  return { channel: channels.includes('mail') ? 'mail' : 'sms' }
}

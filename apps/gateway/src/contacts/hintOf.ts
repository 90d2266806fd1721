import type { Contact } from './memberContacts.ts'

/** A number or address that its owner knows again and nobody else learns: `•••• 05`, `d•••@example.org`. */
export function hintOf({ channel, key }: Pick<Contact, 'channel' | 'key'>): string {
  if (channel === 'sms') return `•••• ${key.slice(-2)}`
  const at = key.lastIndexOf('@')
  return `${key.slice(0, 1)}•••${key.slice(at)}`
}

import type { Contact } from './memberContacts.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Whether a code that is sent there may stand in for the withdrawal password. One that was verified within the day may not:
 * whoever has got into the account could have put it there, and its owner has been told but may not have read it yet.
 */
export const isLongVerified = ({ verifiedAt }: Contact, now: Date): boolean =>
  verifiedAt !== null && now.getTime() - verifiedAt.getTime() >= dayMs

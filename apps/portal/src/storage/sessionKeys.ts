import { type MemberInfo, roleOf } from '@foyer/contract'
import { type ParseStored, readStored, type StorageLike, writeStored } from './stored.ts'

/** Keys in session storage (EN22); the ones a feature fills are named here so that signing out clears them too. */
const sessionKeys = [
  'token',
  'account',
  'username',
  'customerId',
  'isAgent',
  'nickname',
  'merchant',
  'settings',
  'routers',
  'validate',
  'gameVendor',
  'publicityClose',
  'index_notice',
  'consolidated',
  'enableSalary',
  'enableContract',
  'iframeUrl',
  'current_vassalage',
] as const

/** A token is visible ASCII, so that it can stand in a header. */
export const parseToken: ParseStored<string> = (text) => (/^[\x21-\x7e]{1,512}$/.test(text) ? text : undefined)

export const readToken = (storage: StorageLike | undefined): string | undefined =>
  readStored(storage, 'token', parseToken)

/** Forgets what was kept of the account before, where another one is signed in now. */
export function forgetOther(storage: StorageLike | undefined, { id }: Pick<MemberInfo, 'id'>): void {
  if (readStored(storage, 'customerId', (text) => text) !== id) writeStored(storage, 'consolidated', undefined)
}

/** Writes who is signed in under the platform's names. */
export function writeMember(storage: StorageLike | undefined, member: MemberInfo): void {
  const values: Readonly<Record<string, string>> = {
    account: member.account,
    username: member.account,
    customerId: member.id,
    isAgent: String(member.type),
    nickname: member.nickname,
    validate: roleOf(member.type) === 'trial' ? '0' : '1',
  }
  for (const [key, text] of Object.entries(values)) writeStored(storage, key, text)
}

/** Empties the session's keys but keeps the merchant (A09, G11). */
export function clearSession(storage: StorageLike | undefined): void {
  for (const key of sessionKeys) if (key !== 'merchant') writeStored(storage, key, undefined)
}

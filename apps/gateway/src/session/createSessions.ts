import { LRUCache } from 'lru-cache'
import type { SessionIdentity } from '../calls/handlers.ts'
import type { Sessions } from '../calls/sessions.ts'
import type { Clock } from '../clock/clock.ts'
import type { Changes } from '../database/followChanges.ts'
import type { ReadSession, StoredSession } from './readSession.ts'

/** Sessions that are remembered at a time; those used longest ago are read again. */
const most = 20_000

interface Kept extends StoredSession {
  readonly merchantId: number
}

/** The token itself: hashing it for every call would cost more than all other checks together. */
const keyOf = (merchantId: number, token: string): string => merchantId + token

export function createSessions(read: ReadSession, changes: Changes, clock: Clock): Sessions {
  const kept = new LRUCache<string, Kept>({ max: most })
  /** Grows with everything that may end a session. */
  let changed = 0
  changes.onMembers(({ merchantId, memberIds }) => {
    changed += 1
    for (const [key, session] of kept.entries())
      if (session.merchantId === merchantId && memberIds.has(session.identity.memberId)) kept.delete(key)
  })

  const readAndKeep = async (merchantId: number, token: string): Promise<StoredSession | undefined> => {
    const before = changed
    const session = await read(merchantId, token)
    // While it was read it may have been ended.
    if (session !== undefined && changed === before) kept.set(keyOf(merchantId, token), { ...session, merchantId })
    return session
  }
  const unlessEnded = (session: StoredSession | undefined): SessionIdentity | undefined =>
    session !== undefined && session.endsAt > clock.now().getTime() ? session.identity : undefined
  const ask = async (merchantId: number, token: string, heard: Promise<void> | undefined) => {
    await heard
    return unlessEnded(kept.get(keyOf(merchantId, token)) ?? (await readAndKeep(merchantId, token)))
  }
  return {
    find: (merchant, token) => {
      if (token === undefined) return undefined
      const heard = changes.heard()
      const known = heard === undefined ? kept.get(keyOf(merchant.id, token)) : undefined
      return known === undefined ? ask(merchant.id, token, heard) : unlessEnded(known)
    },
    forget: (merchantId, token) => {
      changed += 1
      kept.delete(keyOf(merchantId, token))
    },
  }
}

import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { SessionIdentity } from '../server/handlers.ts'

/** A session as it was read from the database. */
export interface ReadSession {
  readonly identity: SessionIdentity
  /** World time in ms at which it ends. */
  readonly endsAt: number
}

interface Kept extends ReadSession {
  readonly readAt: number
}

/** How long a session that was read is believed; a sign-out on another instance counts here after this time. */
const trust = 1000
const most = 10_000

const caches = new WeakMap<Kysely<Database>, Map<string, Kept>>()

function cacheOf(db: Kysely<Database>): Map<string, Kept> {
  let cache = caches.get(db)
  if (cache === undefined) {
    cache = new Map()
    caches.set(db, cache)
  }
  return cache
}

/** The token itself: hashing it for every call would cost more than all other checks together. */
const keyOf = (merchantId: number, token: string): string => merchantId + token

/** A page asks for many things at once; its session is read for the first of them only. */
export function recallSession(db: Kysely<Database>, merchantId: number, token: string): ReadSession | undefined {
  const kept = cacheOf(db).get(keyOf(merchantId, token))
  return kept !== undefined && performance.now() - kept.readAt < trust ? kept : undefined
}

/** Grows with every sign-out. */
let dropped = 0
export const sessionsDropped = (): number => dropped

/** Keeps a session that was read; `since` is `sessionsDropped()` from before, as it may have been signed out meanwhile. */
export function keepSession(
  db: Kysely<Database>,
  merchantId: number,
  token: string,
  session: ReadSession,
  since: number,
): void {
  if (since !== dropped) return
  const cache = cacheOf(db)
  if (cache.size >= most) cache.clear()
  cache.set(keyOf(merchantId, token), { ...session, readAt: performance.now() })
}

export function dropSession(db: Kysely<Database>, merchantId: number, token: string): void {
  dropped += 1
  cacheOf(db).delete(keyOf(merchantId, token))
}

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

const keyOf = (merchantId: number, tokenHash: Buffer): string => merchantId + tokenHash.toString('latin1')

/** A page asks for many things at once; its session is read for the first of them only. */
export function recallSession(db: Kysely<Database>, merchantId: number, tokenHash: Buffer): ReadSession | undefined {
  const kept = cacheOf(db).get(keyOf(merchantId, tokenHash))
  return kept !== undefined && performance.now() - kept.readAt < trust ? kept : undefined
}

export function keepSession(db: Kysely<Database>, merchantId: number, session: ReadSession): void {
  const cache = cacheOf(db)
  if (cache.size >= most) cache.clear()
  cache.set(keyOf(merchantId, session.identity.tokenHash), { ...session, readAt: performance.now() })
}

export function dropSession(db: Kysely<Database>, merchantId: number, tokenHash: Buffer): void {
  cacheOf(db).delete(keyOf(merchantId, tokenHash))
}

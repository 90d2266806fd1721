import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Where money is posted: the same statements over and over. */
export interface PostingDatabase {
  readonly db: Kysely<Database>
  /** Transactions it may have at a time. */
  readonly atOnce: number
}

const postingDatabases = new WeakMap<Kysely<Database>, PostingDatabase>()

export function setPostingDatabase(db: Kysely<Database>, posting: PostingDatabase): void {
  postingDatabases.set(db, posting)
}

/** The connections that a database has for posting money; itself, once at a time, where it has none. */
export const postingDatabaseOf = (db: Kysely<Database>): PostingDatabase =>
  postingDatabases.get(db) ?? { db, atOnce: 1 }

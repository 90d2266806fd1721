import { type Kysely, sql } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'

/** How many attempts a subject has within a window before it must wait. */
export interface AttemptLimit {
  readonly most: number
  readonly windowSeconds: number
  readonly waitSeconds: number
}

interface AttemptScope {
  readonly db: Kysely<Database>
  readonly merchantId: number
  readonly clock: Clock
}

/**
 * Counts one attempt of a subject before it is made, so that attempts made at the same time are all counted.
 * Throws `too_many_requests` when the subject has to wait.
 */
export async function countAttempt(
  { db, merchantId, clock }: AttemptScope,
  subject: string,
  limit: AttemptLimit,
): Promise<number> {
  const now = clock.now()
  const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000)
  const blockedUntil = new Date(now.getTime() + limit.waitSeconds * 1000)
  const expired = sql<boolean>`(login_attempts.window_started_at <= ${windowStart} or login_attempts.blocked_until <= ${now})`
  const row = await db
    .insertInto('login_attempts')
    .values({ merchant_id: merchantId, subject, failures: 1, window_started_at: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'subject']).doUpdateSet({
        failures: sql`case when ${expired} then 1 else login_attempts.failures + 1 end`,
        window_started_at: sql`case when ${expired} then ${now} else login_attempts.window_started_at end`,
        blocked_until: sql`case
          when ${expired} then null
          when login_attempts.blocked_until is not null then login_attempts.blocked_until
          when login_attempts.failures >= ${limit.most}::integer then ${blockedUntil}
        end`,
      }),
    )
    .returning(['failures', 'blocked_until'])
    .executeTakeFirstOrThrow()
  if (row.blocked_until !== null) {
    throw new ProblemError('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)),
    })
  }
  return row.failures
}

/**
 * Takes one of the attempts that a subject has within a window; `false` when none is left. Attempts made at the same time
 * are all counted, and none is counted beyond the limit.
 */
export async function takeAttempt(
  { db, merchantId, clock }: AttemptScope,
  subject: string,
  { most, windowSeconds }: Omit<AttemptLimit, 'waitSeconds'>,
): Promise<boolean> {
  const now = clock.now()
  const windowStart = new Date(now.getTime() - windowSeconds * 1000)
  const isOver = sql<boolean>`login_attempts.window_started_at <= ${windowStart}`
  const row = await db
    .insertInto('login_attempts')
    .values({ merchant_id: merchantId, subject, failures: 1, window_started_at: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'subject'])
        .doUpdateSet({
          failures: sql`case when ${isOver} then 1 else login_attempts.failures + 1 end`,
          window_started_at: sql`case when ${isOver} then ${now} else login_attempts.window_started_at end`,
        })
        .where(sql<boolean>`${isOver} or login_attempts.failures < ${most}::integer`),
    )
    .returning('failures')
    .executeTakeFirst()
  return row !== undefined
}

/** Attempts each subject has made within the window. */
export async function readAttempts(
  { db, merchantId, clock }: AttemptScope,
  subjects: readonly string[],
  windowSeconds: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('login_attempts')
    .select(['subject', 'failures'])
    .where('merchant_id', '=', merchantId)
    .where('subject', 'in', subjects)
    .where('window_started_at', '>', new Date(clock.now().getTime() - windowSeconds * 1000))
    .execute()
  return new Map(rows.map((row) => [row.subject, row.failures]))
}

/** Forgets the attempts of subjects that have proved who they are. */
export async function forgetAttempts({ db, merchantId }: AttemptScope, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('merchant_id', '=', merchantId).where('subject', 'in', subjects).execute()
}

/** Takes back one counted attempt that turned out to be a good one. */
export async function uncountAttempt({ db, merchantId }: AttemptScope, subject: string): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('merchant_id', '=', merchantId)
    .where('subject', '=', subject)
    .execute()
}

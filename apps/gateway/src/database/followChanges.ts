import type { Kysely } from 'kysely'
import type { ChangesTable, Database } from './schema.ts'

/** What this instance remembers of the database is believed for this long, ms, whatever other instances do. */
const usualTrust = 1000

export interface MembersChange {
  readonly merchantId: number
  readonly memberIds: ReadonlySet<bigint>
}

/** What has changed in the database, never older than the trust. Everything that is remembered between calls follows it. */
export interface Changes {
  /** Resolves when everything changed before the trust began has been heard of; `undefined` when that is so already. */
  readonly heard: () => Promise<void> | undefined
  /** Whether the database did not answer when it was asked last. */
  readonly isAway: () => boolean
  /** Grows when the merchant's catalogue changes. */
  readonly catalogueVersion: (merchantId: number) => bigint
  readonly onMembers: (listener: (change: MembersChange) => void) => void
}

/** Asks once per half the trust while there are calls, so that they hardly ever wait for the answer. */
export function followChanges(db: Kysely<Database>, trust = usualTrust): Changes {
  const versions = new Map<string, bigint>()
  const listeners: ((change: MembersChange) => void)[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let away = false

  const hearMembers = async (merchantId: number, since: bigint): Promise<void> => {
    const rows = await db
      .selectFrom('member_changes')
      .select('member_id')
      .where('merchant_id', '=', merchantId)
      .where('version', '>', since)
      .execute()
    const memberIds = new Set(rows.map((row) => row.member_id))
    for (const listener of listeners) listener({ merchantId, memberIds })
  }

  const ask = async (): Promise<void> => {
    const start = performance.now()
    const isFirst = askedAt === Number.NEGATIVE_INFINITY
    for (const row of await db.selectFrom('changes').selectAll().execute()) {
      const since = versions.get(nameOf(row)) ?? 0n
      if (row.version === since) continue
      // Nothing is remembered before the first answer.
      if (row.subject === 'members' && !isFirst) await hearMembers(row.merchant_id, since)
      versions.set(nameOf(row), row.version)
    }
    askedAt = start
  }

  return {
    heard: () => {
      const age = performance.now() - askedAt
      if (age < trust / 2) return undefined
      asking ??= ask()
        .then(
          () => {
            away = false
          },
          (error: unknown) => {
            away = true
            throw error
          },
        )
        .finally(() => {
          asking = undefined
        })
      if (age >= trust) return asking
      // Nobody waits yet; whoever has to wait later hears of a failure.
      asking.catch(() => undefined)
      return undefined
    },
    isAway: () => away,
    catalogueVersion: (merchantId) => versions.get(nameOf({ merchant_id: merchantId, subject: 'catalogue' })) ?? 0n,
    onMembers: (listener) => listeners.push(listener),
  }
}

const nameOf = ({ merchant_id, subject }: Pick<ChangesTable, 'merchant_id' | 'subject'>): string =>
  `${subject} ${merchant_id}`

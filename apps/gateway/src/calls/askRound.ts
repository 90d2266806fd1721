import { type Selectable, sql } from 'kysely'
import type { DepositsTable, WalletTransfersTable, WithdrawalsTable } from '../database/schema.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { Services } from './services.ts'

type RoundServices = Pick<Services, 'db' | 'clock' | 'merchants'>

/** Hears of what cannot be used or done, which keeps no other from its turn. */
export type ReportProblem = (error: unknown, reference: string) => void

interface Rows {
  deposits: Selectable<DepositsTable>
  withdrawals: Selectable<WithdrawalsTable>
  wallet_transfers: Selectable<WalletTransfersTable>
}

/** What somebody else is asked about until it has ended. */
interface Waiting<Table extends keyof Rows> {
  readonly table: Table
  readonly id: `${string}_id`
  /** The status in which it waits. */
  readonly status: string
  /** When it is asked about next. */
  readonly dueAt: 'ask_at' | 'due_at'
  /** When its time is over: the last question comes then, not after it. */
  readonly endsAt?: 'expires_at'
}

/** Minutes of the world between one question and the next; from then on the last. */
const pauses = [1, 2, 5, 15, 60, 240]
/** Of a merchant, asked about in one go. */
const most = 50

/**
 * Asks about what is due by the world's clock, the more questions there were the less often, merchant by merchant. Two
 * gateways never ask about one at once, and nobody waits for a slower one or for one that fails.
 */
export async function askRound<Table extends keyof Rows>(
  services: RoundServices,
  waiting: Waiting<Table>,
  ask: (merchant: Merchant, due: Rows[Table]) => Promise<void>,
  report: ReportProblem,
): Promise<void> {
  for (const merchant of services.merchants.all()) {
    const due = await takeDue(services, merchant, waiting)
    await Promise.all(due.map((row) => ask(merchant, row).catch((error: unknown) => report(error, row.reference))))
  }
}

async function takeDue<Table extends keyof Rows>(
  { db, clock }: RoundServices,
  merchant: Merchant,
  { table, id, status, dueAt, endsAt }: Waiting<Table>,
): Promise<readonly Rows[Table][]> {
  const now = sql`${clock.now()}::timestamptz`
  const minutes = sql`(array[${sql.join(pauses.map((pause) => sql.lit(pause)))}])[least(asks + 1, ${sql.lit(pauses.length)})]`
  const next = sql`${now} + ${minutes} * interval '1 minute'`
  const end = endsAt === undefined ? undefined : sql.ref(endsAt)
  const { rows } = await sql<Rows[Table]>`
    update ${sql.table(table)} set
      asks = asks + 1,
      ${sql.ref(dueAt)} = ${
        end === undefined
          ? next
          : sql`case when ${end} <= ${now} then ${now} + interval '1 minute' else least(${next}, ${end}) end`
      }
    where merchant_id = ${merchant.id} and ${sql.ref(id)} in (
      select ${sql.ref(id)} from ${sql.table(table)}
      where merchant_id = ${merchant.id} and status = ${status} and ${sql.ref(dueAt)} <= ${now}
      order by ${sql.ref(dueAt)} limit ${sql.lit(most)} for update skip locked
    )
    returning *`.execute(db)
  return rows
}

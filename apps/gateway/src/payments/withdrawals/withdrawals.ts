import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, WithdrawalEventsTable, WithdrawalsTable } from '../../database/schema.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>
export type WithdrawalSource = WithdrawalEventsTable['source']

/** What reaches the bank account, in minor units. */
export const payoutOf = ({ amount, fee }: Pick<WithdrawalRow, 'amount' | 'fee'>): bigint => amount - fee

/** The withdrawal of a merchant by its reference, held until the end of the transaction; of one member where one is told. */
export async function lockWithdrawal(
  trx: Transaction<Database>,
  merchantId: number,
  reference: string,
  memberId?: bigint,
): Promise<WithdrawalRow | undefined> {
  let found = trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
  if (memberId !== undefined) found = found.where('member_id', '=', memberId)
  return found.forUpdate().executeTakeFirst()
}

/** Writes a step of a withdrawal's way. */
export async function addWithdrawalEvent(
  trx: Kysely<Database>,
  { merchant_id, withdrawal_id }: Pick<WithdrawalRow, 'merchant_id' | 'withdrawal_id'>,
  {
    step,
    source,
    at,
    amount = null,
  }: {
    readonly step: WithdrawalEventsTable['step']
    readonly source: WithdrawalSource
    readonly at: Date
    readonly amount?: bigint | null
  },
): Promise<void> {
  await trx
    .insertInto('withdrawal_events')
    .values({ merchant_id, withdrawal_id, step, source, amount, happened_at: at })
    .execute()
}

export const updateWithdrawal = (
  trx: Kysely<Database>,
  { merchant_id, withdrawal_id }: Pick<WithdrawalRow, 'merchant_id' | 'withdrawal_id'>,
  changes: Partial<Pick<WithdrawalRow, 'status' | 'reason' | 'receipt' | 'received' | 'sent_at' | 'due_at'>>,
): Promise<WithdrawalRow> =>
  trx
    .updateTable('withdrawals')
    .set(changes)
    .where('merchant_id', '=', merchant_id)
    .where('withdrawal_id', '=', withdrawal_id)
    .returningAll()
    .executeTakeFirstOrThrow()

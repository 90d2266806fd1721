import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, DepositEventsTable, DepositsTable } from '../database/schema.ts'

export type DepositRow = Selectable<DepositsTable>
type Source = DepositEventsTable['source']

/** The deposit of a merchant by its reference, held until the end of the transaction. */
export const lockDeposit = (
  trx: Transaction<Database>,
  merchantId: number,
  reference: string,
): Promise<DepositRow | undefined> =>
  trx
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()

export const findDeposit = (
  db: Kysely<Database>,
  merchantId: number,
  reference: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** Writes a step of a deposit's way. */
export async function addEvent(
  trx: Kysely<Database>,
  { merchant_id, deposit_id }: Pick<DepositRow, 'merchant_id' | 'deposit_id'>,
  event: {
    readonly step: DepositEventsTable['step']
    readonly source: Source
    readonly at: Date
    readonly amount?: bigint | null
  },
): Promise<void> {
  await trx
    .insertInto('deposit_events')
    .values({
      merchant_id,
      deposit_id,
      step: event.step,
      source: event.source,
      amount: event.amount ?? null,
      happened_at: event.at,
    })
    .execute()
}

export const updateDeposit = async (
  trx: Kysely<Database>,
  { merchant_id, deposit_id }: Pick<DepositRow, 'merchant_id' | 'deposit_id'>,
  changes: Partial<
    Pick<
      DepositRow,
      'status' | 'reason' | 'paid_amount' | 'paid_event' | 'fee' | 'journal_id' | 'provider_reference' | 'ask_at'
    >
  > & { readonly instructions?: string },
): Promise<void> => {
  await trx
    .updateTable('deposits')
    .set(changes)
    .where('merchant_id', '=', merchant_id)
    .where('deposit_id', '=', deposit_id)
    .execute()
}

import type { Kysely } from 'kysely'
import type { Database, MoneyNoticesTable } from '../database/schema.ts'

/** Leaves word for a member of what became of their money (P24). */
export async function addNotice(
  trx: Kysely<Database>,
  {
    merchant_id,
    member_id,
    reference,
    currency,
  }: Pick<MoneyNoticesTable, 'merchant_id' | 'member_id' | 'reference' | 'currency'>,
  notice: { readonly kind: MoneyNoticesTable['kind']; readonly amount: bigint; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('money_notices')
    .values({
      merchant_id,
      member_id,
      kind: notice.kind,
      reference,
      amount: notice.amount,
      currency,
      created_at: notice.at,
      taken_at: null,
      taken_key: null,
    })
    .execute()
}

import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { SeamlessContext } from './seamlessContext.ts'

/** Settles the round's row of the bet history; a round played with play money has none. */
export async function closeBetRecord(
  trx: Transaction<Database>,
  { merchant, vendor, clock }: SeamlessContext,
  roundId: string,
  outcome: { readonly status: 'WON' | 'LOST' | 'CANCELLED'; readonly winAmount: bigint },
): Promise<void> {
  await trx
    .updateTable('bets')
    .set({ status: outcome.status, win_amount: outcome.winAmount, settled_at: clock.now() })
    .where('merchant_id', '=', merchant.id)
    .where('vendor_code', '=', vendor)
    .where('round_id', '=', roundId)
    .execute()
}

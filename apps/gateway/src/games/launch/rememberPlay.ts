import type { Transaction } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'

/** Puts a game at the top of the member's recently played games (I33). */
export async function rememberPlay(
  trx: Transaction<Database>,
  { merchant, clock }: Pick<CallContext, 'merchant' | 'clock'>,
  memberId: bigint,
  nodeId: number,
): Promise<void> {
  const playedAt = clock.now()
  await trx
    .insertInto('recent_plays')
    .values({ merchant_id: merchant.id, member_id: memberId, node_id: nodeId, played_at: playedAt })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'node_id']).doUpdateSet({ played_at: playedAt }),
    )
    .execute()
}

import { hash } from 'node:crypto'
import type { CallContext } from '../calls/handlers.ts'

/** Seconds for which a picture or a piece of work can be answered. */
export const lifetimeSeconds = 10 * 60

export type ProofContext = Pick<CallContext, 'db' | 'merchant' | 'clock' | 'secrets' | 'mode'>

/**
 * Uses a proof up and says whether it was still there to be used. It is asked before the answer is looked at: of a hundred
 * answers that come at once one counts, whether it is right or wrong.
 */
export async function takeUp({ db, merchant }: ProofContext, id: string, expiresAt: Date): Promise<boolean> {
  const taken = await db
    .insertInto('used_proofs')
    .values({ merchant_id: merchant.id, proof_hash: hash('sha256', id, 'buffer'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof_hash')
    .executeTakeFirst()
  return taken !== undefined
}

import type { SeamlessBody, SeamlessValue } from '@foyer/contract'
import { ledgerOf } from '../ledger.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { toRefusal } from './toRefusal.ts'

/** Settles rounds, each for itself: they are committed together with whatever else has come, and one that is refused holds up no other. */
export async function settleWins(
  context: SeamlessContext,
  { merchant, wins }: SeamlessBody<'wins'>,
): Promise<SeamlessValue<'wins'>> {
  const ledger = ledgerOf(context.db)
  const outcomes = wins.map(async (win) => {
    try {
      return await ledger.play({ kind: 'win', context, body: { merchant, ...win } })
    } catch (error) {
      const { code, message } = toRefusal(error)
      return { transactionId: win.transactionId, code, message }
    }
  })
  return { outcomes: await Promise.all(outcomes) }
}

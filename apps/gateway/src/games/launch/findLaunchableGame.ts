import type { CallContext } from '../../server/handlers.ts'
import { ProblemError } from '../../server/problem.ts'

/** The game of a launch; ids that do not belong together name no game. */
export async function findLaunchableGame(
  { db, merchant }: Pick<CallContext, 'db' | 'merchant'>,
  { gameId, nodeId, vassalage }: { readonly gameId: string; readonly nodeId: number; readonly vassalage: string },
): Promise<{ readonly trialOffered: boolean }> {
  const game = await db
    .selectFrom('games')
    .select('trial_offered')
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', nodeId)
    .where('game_id', '=', gameId)
    .where('vendor_code', '=', vassalage)
    .where('is_vendor_list', '=', false)
    .executeTakeFirst()
  if (game === undefined) throw new ProblemError('not_found')
  return { trialOffered: game.trial_offered }
}

import type { NamedGame } from '@foyer/contract'
import type { CallContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'

/** The game of a launch; ids that do not belong together name no game. */
export async function findLaunchableGame(
  { catalogues, merchant }: Pick<CallContext, 'catalogues' | 'merchant'>,
  { gameId, nodeId, vassalage }: { readonly gameId: string; readonly nodeId: number; readonly vassalage: string },
): Promise<NamedGame> {
  const game = (await catalogues.of(merchant)).game(nodeId)?.wire
  const fits = game?.gameId === gameId && game.vassalage === vassalage && game.isGame === 'GAME'
  if (!fits) throw new ProblemError('not_found')
  return game
}

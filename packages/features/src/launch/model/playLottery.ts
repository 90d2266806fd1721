import { operationKey, type PortalRuntime, problemText, warnTrialAccount } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { ticketOf } from './gameAddress.ts'
import { startGame } from './startGame.ts'

/** Opens the betting view of a lottery, after what stands before any game with real money (G01, G02, G09, I48, R13). */
export async function run(
  runtime: PortalRuntime<Operation>,
  { gameId, playType }: { readonly gameId: string; readonly playType?: string | undefined },
): Promise<void> {
  const { session, actions } = runtime
  const again = (): void => actions.playLottery({ gameId, playType })
  if (session.role === 'guest' || session.status !== 'signedIn') return actions.openLogin({ onLoggedIn: again })
  if (session.role === 'trial') return warnTrialAccount(runtime, again)
  try {
    const found = await runtime.busy(runtime.text('launch', 'openingVendor'), findGame(runtime, gameId))
    if (found === undefined) return runtime.toast({ text: runtime.text('launch', 'noLottery') })
    await startGame(runtime, { ...ticketOf(found, false), playType }, found.name)
  } catch (error) {
    runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  }
}

/** The game of a lottery: lotteries are few, so that one page has them all. */
async function findGame(runtime: PortalRuntime<Operation>, gameId: string) {
  for (const gameType of ['LOTT', 'ELOTT'] as const) {
    const input = { gameType, pageNo: 1, pageSize: 100 }
    const { games } = await runtime.queries.fetchQuery({
      queryKey: operationKey('gameList', input, runtime.language.code),
      queryFn: ({ signal }) => runtime.client.call('gameList', input, { signal }),
      staleTime: 30_000,
    })
    const found = games.find((game) => game.gameId === gameId)
    if (found) return found
  }
  return undefined
}

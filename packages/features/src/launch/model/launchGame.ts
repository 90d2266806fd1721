import type { Game } from '@foyer/contract'
import { type PortalRuntime, warnTrialAccount } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { decideLaunch } from './decideLaunch.ts'
import { ticketOf } from './gameAddress.ts'
import { openLotteryPage } from './openLotteryPage.ts'
import { startGame } from './startGame.ts'

/** Starts a game for real play, or does what stands before it (G01 to G09). */
export async function run(runtime: PortalRuntime<Operation>, game: Game): Promise<void> {
  const { session } = runtime
  const decision = decideLaunch(game, { role: session.role, hasToken: session.status === 'signedIn' })
  switch (decision.kind) {
    case 'playMoney':
      return runtime.actions.tryGame(game)
    case 'login':
      return runtime.actions.openLogin({ onLoggedIn: () => runtime.actions.launchGame(game) })
    case 'needRealAccount':
      return warnTrialAccount(runtime, () => runtime.actions.launchGame(game))
    case 'lotteryRoute':
      return openLotteryPage(runtime, decision.route, { gameCode: game.gameId, ...game })
    case 'vendorGames':
      return runtime.openModal('vendorGames', { vendor: game.vendor, name: game.vendorName, gameType: game.gameType })
    case 'seaLottery':
    case 'frame':
      return startGame(runtime, ticketOf(game, false), game.name)
  }
}

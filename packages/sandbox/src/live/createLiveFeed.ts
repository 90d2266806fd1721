import type { LiveFeed } from '@foyer/gateway/ports'
import { nextDraw } from '@foyer/rules'
import { lotteryOf } from '../world/lotteries/lotteryPlans.ts'
import { fixtureAt } from './fixtureAt.ts'
import { tableAt } from './tableAt.ts'

/** What goes on in the sandbox: tables fill and empty, rounds end, matches come, all by the world's clock alone. */
export function createLiveFeed(): LiveFeed {
  return (game, at) => {
    if (game.isGame === 'VASSALAGE') return undefined
    switch (game.gameType) {
      case 'LIVE':
        return { table: tableAt(game, at) }
      case 'SPORTS':
      case 'ESPORTS':
      case 'COCKFIGHT': {
        const fixture = fixtureAt(game, at)
        return fixture && { fixture }
      }
      case 'LOTT':
      case 'ELOTT': {
        const lottery = lotteryOf(game.vassalage, game.gameName)
        const draw = lottery && nextDraw(at, lottery.schedule)
        return draw && { draw: { nextDraw: draw.toISOString() } }
      }
      default:
        return undefined
    }
  }
}

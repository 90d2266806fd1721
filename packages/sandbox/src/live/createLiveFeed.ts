import { gameTypeFromWire } from '@foyer/contract'
import type { LiveFeed } from '@foyer/gateway/ports'
import { nextDraw } from '@foyer/rules'
import { lotteryOf } from '../world/lotteries/lotteryPlans.ts'
import { fixtureAt } from './fixtureAt.ts'

/** What goes on in the sandbox: matches and draws come by the world's clock alone. Tables are the vendors' server's. */
export function createLiveFeed(): LiveFeed {
  return (game, at) => {
    if (game.isGame === 'VASSALAGE') return undefined
    const type = gameTypeFromWire(game, game.vassalage)
    switch (type) {
      case 'SPORTS':
      case 'ESPORTS':
      case 'COCKFIGHT': {
        const fixture = fixtureAt(game, type, at)
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

import { gameTypeFromWire } from '@foyer/contract'
import type { LiveFeed } from '@foyer/gateway/ports'
import { drawAfter } from '@foyer/rules'
import { lotteryOf } from '../world/lotteries/lotteryPlans.ts'

/** What goes on in the sandbox: draws come by the world's clock alone. Tables and matches are the vendors' server's. */
export function createLiveFeed(): LiveFeed {
  return (game, at) => {
    if (game.isGame === 'VASSALAGE') return undefined
    if (!['LOTT', 'ELOTT'].includes(gameTypeFromWire(game, game.vassalage))) return undefined
    const lottery = lotteryOf(game.vassalage, game.gameName)
    const draw = lottery && drawAfter(at, lottery.schedule)
    return draw && { draw: { nextDraw: draw.at.toISOString() } }
  }
}

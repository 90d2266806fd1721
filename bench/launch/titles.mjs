/** A title of each kind of game that the catalogue offers for real money. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/runtime.mjs'

const rules = (file) => import(pathToFileURL(join(root, 'packages/rules/src/games', file)).href)
const pages = 5

/** Kinds that no title has are left out; a new kind is found by itself. */
export async function findTitles(base) {
  const { gameKinds, kindOf } = await rules('gameKinds.ts')
  const found = new Map()
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']) {
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const query = new URLSearchParams({ gameType, pageNo: String(pageNo), pageSize: '100' })
      const answer = await fetch(`${base}/wps/relay/GCSGAME_gameList?${query}`)
      for (const game of (await answer.json()).value.games) {
        if (game.isGame !== 'GAME' || game.playMoneyOnly) continue
        const { gameId, gameName: name, gameClassify: genre, gameCategory: category = gameType } = game
        const kind = kindOf({ gameId, name, category, genre })
        if (kind !== undefined && !found.has(kind)) found.set(kind, game)
      }
    }
  }
  return gameKinds.flatMap((kind) => (found.has(kind) ? [{ kind, game: found.get(kind) }] : []))
}

import type { InputOf, Operations } from '@foyer/contract'
import { choiceQuery } from '@foyer/feature-api'
import { type LobbyId, lobbyCategories } from './lobbyCategories.ts'
import { firstLobbyState, type LobbyState } from './lobbyState.ts'

/** First 5 tiles are big, 14 normal ones follow (L16, ruling 12). */
export const lobbyPageSize = 19

type GameListInput = InputOf<Operations['gameList']>

/** The call that answers a lobby's filters. */
export function lobbyQuery(lobby: LobbyId, state: LobbyState, pageSize = lobbyPageSize): GameListInput {
  const category = lobbyCategories[lobby]
  const vendor = 'onlyVendor' in category ? category.onlyVendor : state.vendor
  return {
    gameType: category.gameType,
    gameClassify: state.classify,
    pageNo: state.page,
    pageSize,
    ...(vendor ? { vassalage: vendor } : {}),
    ...choiceQuery(state),
    ...(state.classify === 'NEW' ? { isNew: true } : {}),
    ...(state.search ? { gameName: state.search } : {}),
    ...(state.sort === 'popular' ? {} : { sort: state.sort }),
  }
}

/** What a lobby shows before anything is chosen. */
export const firstLobbyQuery = (lobby: LobbyId, pageSize = lobbyPageSize): GameListInput =>
  lobbyQuery(lobby, firstLobbyState, pageSize)

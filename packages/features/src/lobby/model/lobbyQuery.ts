import type { InputOf, Operations } from '@foyer/contract'
import { choiceQuery } from '@foyer/feature-api'
import { type LobbyId, lobbyCategories } from './lobbyCategories.ts'
import { firstLobbyState, type LobbyState } from './lobbyState.ts'

/** First 5 tiles are big, 14 normal ones follow (L16, ruling 12). */
export const lobbyPageSize = 19

type GameListInput = InputOf<Operations['gameList']>

/** What a lobby's filters ask for, without their order and pages. */
export function filterQuery(lobby: LobbyId, state: LobbyState): InputOf<Operations['gameFacets']> {
  const category = lobbyCategories[lobby]
  const vendor = 'onlyVendor' in category ? category.onlyVendor : state.vendor
  return {
    gameType: category.gameType,
    gameClassify: state.classify,
    ...(vendor ? { vassalage: vendor } : {}),
    ...choiceQuery(state),
    ...(state.classify === 'NEW' ? { isNew: true } : {}),
    ...(state.search ? { gameName: state.search } : {}),
  }
}

/** The call that answers a lobby's filters. */
export const lobbyQuery = (lobby: LobbyId, state: LobbyState, pageSize = lobbyPageSize): GameListInput => ({
  ...filterQuery(lobby, state),
  ...(state.sort === 'popular' ? {} : { sort: state.sort }),
  pageNo: state.page,
  pageSize,
})

/** What a lobby shows before anything is chosen. */
export const firstLobbyQuery = (lobby: LobbyId, pageSize = lobbyPageSize): GameListInput =>
  lobbyQuery(lobby, firstLobbyState, pageSize)

import { firstLobbyState, type LobbyState } from './lobbyState.ts'

/** Why a lobby shows no games: it has none, none has the name, or none fits all that is chosen. */
export type EmptyReason = 'lobby' | 'name' | 'choice'

export function emptyReason(state: LobbyState): EmptyReason {
  // `Object.keys` forgets the names of keys.
  const chosen = (Object.keys(firstLobbyState) as (keyof LobbyState)[]).filter(
    (key) => key !== 'page' && key !== 'sort' && state[key] !== firstLobbyState[key],
  )
  if (chosen.length === 0) return 'lobby'
  return chosen.every((key) => key === 'search') ? 'name' : 'choice'
}

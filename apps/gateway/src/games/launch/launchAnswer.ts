import type { GameType, NamedGame, operations, WireOf } from '@foyer/contract'

/** Where not one game is opened but the place in which the vendor takes bets on all its matches. */
const ownLobby: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/** The address of a game, or in its place that of the vendor's own lobby (G10), and what it is called. */
export function launchAnswer(
  { gameType, gameName }: Pick<NamedGame, 'gameType' | 'gameName'>,
  address: string,
): WireOf<typeof operations.launchGame> {
  return { [ownLobby.includes(gameType) ? 'game_url2' : 'game_url']: address, game_name: gameName }
}

import type { NamedGame, operations, WireOf } from '@foyer/contract'

/**
 * The address of a game, or where a vendor takes bets on all its matches that of its own lobby (G10), and what it is
 * called.
 */
export function launchAnswer(
  { gameType, gameName }: Pick<NamedGame, 'gameType' | 'gameName'>,
  address: string,
): WireOf<typeof operations.launchGame> {
  return { [gameType === 'SPORTS' ? 'game_url2' : 'game_url']: address, game_name: gameName }
}

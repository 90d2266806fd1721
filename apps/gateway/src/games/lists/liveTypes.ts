import type { GameType } from '@foyer/contract'

const liveTypes: readonly (GameType | undefined)[] = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']

/** Whether something goes on at games of a type that lists of them tell. */
export const hasLiveFacts = (gameType: GameType | undefined): boolean => liveTypes.includes(gameType)

import type { GameType } from '@foyer/contract'

const liveTypes: ReadonlySet<GameType> = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'])

/** Whether something goes on at games of these types that lists of them tell. */
export const hasLiveFacts = (types: readonly GameType[] = []): boolean => types.some((type) => liveTypes.has(type))

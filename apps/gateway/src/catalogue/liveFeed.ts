import type { LiveFacts, NamedGame } from '@foyer/contract'

/**
 * Tells what is going on at a game at a moment: at its table, before its match, in its draws. The same moment has the same
 * answer, whichever instance asks.
 */
export type LiveFeed = (game: NamedGame, at: Date) => LiveFacts | undefined

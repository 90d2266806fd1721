import type { GameType } from '@foyer/contract'
import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { readContent } from '../system/port.ts'

/** What holds for the games of a type, or of one class of it, as it is stored. */
interface StoredRules {
  readonly gameType: GameType
  /** Only games of this class; all others of the type when left out. */
  readonly gameClassify?: string
  readonly rules: readonly string[]
  readonly maxBet?: number
  readonly jackpotShare?: number
}

/** QR22. Rules of the game's class come before those of its type; a game that nobody told rules of has none. */
export const gameInfo: Handler<'gameInfo'> = async (context, { nodeId }) => {
  const { catalogues, merchant, liveFeed, clock, language } = context
  const game = (await catalogues.of(merchant)).game(nodeId)?.wire
  if (game === undefined || game.isGame === 'VASSALAGE') throw new ProblemError('not_found')
  const ofType = (await readContent<StoredRules>(context, 'game-rules', language)).filter(
    ({ gameType }) => gameType === game.gameType,
  )
  const {
    rules = [],
    maxBet,
    jackpotShare,
  } = ofType.find(({ gameClassify }) => gameClassify === game.gameClassify) ??
  ofType.find(({ gameClassify }) => gameClassify === undefined) ??
  {}
  return {
    game: { ...game, ...liveFeed?.(game, clock.now()) },
    rules: [...rules],
    ...(maxBet === undefined ? {} : { maxBet }),
    ...(jackpotShare === undefined ? {} : { jackpotShare }),
  }
}

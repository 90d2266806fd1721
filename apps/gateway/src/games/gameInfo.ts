import { fromMinor, type GameType } from '@foyer/contract'
import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { readContent } from '../system/port.ts'
import { tellLive } from './lists/tellLive.ts'

/** What holds for the games of a type, or of one class of it, as it is stored. */
interface StoredRules {
  readonly gameType: GameType
  /** Only games of this class; all others of the type when left out. */
  readonly gameClassify?: string
  readonly rules: readonly string[]
  readonly maxBet?: number
}

/** QR22. Rules of the game's class come before those of its type; a game that nobody told rules of has none. */
export const gameInfo: Handler<'gameInfo'> = async (context, { nodeId }) => {
  const { catalogues, merchant, floor, language } = context
  const found = (await catalogues.of(merchant)).game(nodeId)
  if (found === undefined || found.wire.isGame === 'VASSALAGE') throw new ProblemError('not_found')
  const { type, wire: game } = found
  const ofType = (await readContent<StoredRules>(context, 'game-rules', language)).filter(
    ({ gameType }) => gameType === type,
  )
  const { rules = [], maxBet } =
    ofType.find(({ gameClassify }) => gameClassify === game.gameClassify) ??
    ofType.find(({ gameClassify }) => gameClassify === undefined) ??
    {}
  const jackpot = (await floor?.of(merchant, [found]))?.get(game.gameId)?.jackpot
  const [told = game] = await tellLive(context, [found])
  return {
    game: told,
    rules: [...rules],
    ...(maxBet === undefined ? {} : { maxBet }),
    ...(jackpot === undefined
      ? {}
      : { jackpotShare: jackpot.share, jackpot: fromMinor(BigInt(jackpot.amount), merchant.decimals) }),
  }
}

import { GameError } from '../../server/gameError.ts'
import type { PlayedRound } from '../../wire/game.ts'
import type { Round } from '../store/records.ts'

/** What the browser may see of a round: nothing before its money is settled. */
export function toPlayedRound(round: Round): PlayedRound {
  const { progress } = round
  if (progress.state === 'refused') throw new GameError(progress.code)
  if (progress.state === 'cancelled') throw new GameError('round_cancelled')
  if (progress.state !== 'settled') throw new GameError('unavailable')
  return {
    playId: round.playId,
    roundId: round.id,
    at: new Date(round.at).toISOString(),
    result: round.result,
    balance: progress.balance,
  }
}

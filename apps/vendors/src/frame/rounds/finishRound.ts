import { GameError } from '../../server/gameError.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import type { Round, SessionRecord } from '../store/records.ts'
import { giveStakeBack, payStake, refusalOf, takeStake } from './walletCalls.ts'

/** Writes down how far a round has come. */
export type SetProgress = (round: Round, progress: Round['progress']) => Round

/**
 * Carries a round to its end: takes the stake, then pays the win. It may be called again at any point after a crash or a
 * lost answer and goes on where the round is; `resumed` says that it was called before. Throws `unavailable` when the
 * wallet cannot be reached.
 */
export async function finishRound(
  setProgress: SetProgress,
  callWallet: CallWallet,
  session: SessionRecord,
  round: Round,
  { resumed }: { readonly resumed: boolean },
): Promise<Round> {
  try {
    const current = round.progress.state === 'reserved' ? await placeBet() : round
    if (current.progress.state !== 'placed') return current
    const balance = await payStake(callWallet, session, round.id, round.result.win)
    return setProgress(current, { state: 'settled', balance: balance ?? current.progress.balance })
  } catch (error) {
    throw error instanceof WalletUnreachable ? new GameError('unavailable') : error
  }

  async function placeBet(): Promise<Round> {
    try {
      const balance = await takeStake(callWallet, session, round.id, round.stake)
      return setProgress(round, { state: 'placed', balance })
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error
      // An earlier try without an answer may still be on its way; the tombstone keeps it from being taken later.
      if (resumed || error.repeated) await giveStakeBack(callWallet, session, round.id)
      return setProgress(round, { state: 'refused', code: refusalOf(error) })
    }
  }
}

/** Takes back a round whose bet nobody confirmed; the player was shown nothing of it. */
export async function cancelRound(
  setProgress: SetProgress,
  callWallet: CallWallet,
  session: SessionRecord,
  round: Round,
): Promise<Round> {
  await giveStakeBack(callWallet, session, round.id, 'not_confirmed')
  return setProgress(round, { state: 'cancelled' })
}

import { GameError } from '../../server/gameError.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import type { GameProblem } from '../../wire/game.ts'
import type { Round, SessionRecord } from '../store/records.ts'

/** Writes down how far a round has come. */
export type SetProgress = (round: Round, progress: Round['progress']) => Round

/** Transaction ids follow from the round, so that a repeated call is the same call. */
const transactionOf = (round: Round, call: 'bet' | 'win' | 'rollback'): string => `${round.id}-${call}`

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
  const { merchant, vendor, walletSession } = session
  const roundId = round.id
  try {
    const current = round.progress.state === 'reserved' ? await placeBet() : round
    if (current.progress.state !== 'placed') return current
    const win = { merchant, transactionId: transactionOf(round, 'win'), roundId, amount: round.result.win }
    const { balance } = await callWallet(vendor, 'win', win)
    return setProgress(current, { state: 'settled', balance: balance ?? current.progress.balance })
  } catch (error) {
    throw error instanceof WalletUnreachable ? new GameError('unavailable') : error
  }

  async function placeBet(): Promise<Round> {
    try {
      const bet = {
        merchant,
        session: walletSession,
        transactionId: transactionOf(round, 'bet'),
        roundId,
        amount: round.stake,
      }
      const { balance = 0 } = await callWallet(vendor, 'bet', bet)
      return setProgress(round, { state: 'placed', balance })
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error
      // An earlier try without an answer may still be on its way; the tombstone keeps it from being taken later.
      if (resumed || error.repeated) await takeBack(callWallet, session, round)
      return setProgress(round, { state: 'refused', code: problemOf(error) })
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
  await takeBack(callWallet, session, round)
  return setProgress(round, { state: 'cancelled' })
}

async function takeBack(
  callWallet: CallWallet,
  { merchant, vendor, walletSession }: SessionRecord,
  round: Round,
): Promise<void> {
  try {
    await callWallet(vendor, 'rollback', {
      merchant,
      session: walletSession,
      transactionId: transactionOf(round, 'rollback'),
      roundId: round.id,
      betTransactionId: transactionOf(round, 'bet'),
    })
  } catch (error) {
    // The wallet does not know the session any more, so it has no bet of it either.
    if (!(error instanceof WalletRefusal && error.code === 'session_expired')) throw error
  }
}

function problemOf({ code }: WalletRefusal): GameProblem {
  switch (code) {
    case 'insufficient_funds':
      return 'insufficient_funds'
    case 'session_expired':
      return 'session_over'
    default:
      return 'round_cancelled'
  }
}

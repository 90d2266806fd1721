import type { VoidReason } from '@foyer/contract'
import { type CallWallet, WalletRefusal } from '../../server/seamlessClient.ts'
import type { SessionRecord } from '../store/records.ts'

// Transaction ids follow from the round's reference, so that a repeated call is the same call.

/** The transaction of a round's stake. */
export const stakeId = (reference: string): string => `${reference}-bet`

/** Takes a round's stake. The balance after it; throws `WalletRefusal` or `WalletUnreachable`. */
export async function takeStake(
  callWallet: CallWallet,
  { vendor, merchant, walletSession }: SessionRecord,
  reference: string,
  amount: number,
): Promise<number> {
  const ids = { transactionId: stakeId(reference), roundId: reference }
  const { balance = 0 } = await callWallet(vendor, 'bet', { merchant, session: walletSession, ...ids, amount })
  return balance
}

/** Pays a round's win, also of 0: it ends the round. The balance after it, where the wallet tells one. */
export async function payStake(
  callWallet: CallWallet,
  { vendor, merchant }: SessionRecord,
  reference: string,
  amount: number,
): Promise<number | undefined> {
  const win = { merchant, transactionId: `${reference}-win`, roundId: reference, amount }
  return (await callWallet(vendor, 'win', win)).balance
}

/** A round's win to be paid. */
export interface DueWin {
  readonly reference: string
  readonly amount: number
}

/**
 * Pays wins of rounds at one vendor and merchant with one call, at most `mostWins`. What became of each, in their order: the balance after
 * it, where the wallet tells one, or why it was refused; nothing where it has to be sent again.
 */
export async function payStakes(
  callWallet: CallWallet,
  { vendor, merchant }: Pick<SessionRecord, 'vendor' | 'merchant'>,
  wins: readonly DueWin[],
): Promise<readonly ({ readonly balance?: number } | WalletRefusal | undefined)[]> {
  const { outcomes } = await callWallet(vendor, 'wins', {
    merchant,
    wins: wins.map(({ reference, amount }) => ({ transactionId: `${reference}-win`, roundId: reference, amount })),
  })
  const byId = new Map(outcomes.map((outcome) => [outcome.transactionId, outcome]))
  return wins.map(({ reference }) => {
    const outcome = byId.get(`${reference}-win`)
    if (outcome === undefined || !('code' in outcome)) return outcome
    return outcome.code === 'unavailable' ? undefined : new WalletRefusal(outcome, false)
  })
}

/** What a refusal of the wallet means to the player. */
export function refusalOf({ code }: WalletRefusal): 'insufficient_funds' | 'session_over' | 'round_cancelled' {
  if (code === 'insufficient_funds') return 'insufficient_funds'
  return code === 'session_expired' ? 'session_over' : 'round_cancelled'
}

/** Gives a round's stake back, and keeps one from being taken that is still on its way. The balance after it, where the wallet tells one. */
export async function giveStakeBack(
  callWallet: CallWallet,
  { vendor, merchant, walletSession }: SessionRecord,
  reference: string,
  reason?: VoidReason,
): Promise<number | undefined> {
  const ids = { transactionId: `${reference}-rollback`, roundId: reference, betTransactionId: stakeId(reference) }
  try {
    return (
      await callWallet(vendor, 'rollback', { merchant, session: walletSession, ...ids, ...(reason && { reason }) })
    ).balance
  } catch (error) {
    // The wallet does not know the session any more, so it has no bet of it either.
    if (error instanceof WalletRefusal && error.code === 'session_expired') return undefined
    throw error
  }
}

import type { Accepted, VoidReason } from '@foyer/contract'
import type { BetsTable } from '../../database/schema.ts'
import type { FindPlay, Play } from './readPlays.ts'
import type { KnownTransactions, PlayedAccount } from './readRounds.ts'
import { hashCall, type RoundCall } from './roundCall.ts'
import { SeamlessError } from './seamlessError.ts'

/** What is known of rounds and sessions. */
export interface Known extends KnownTransactions {
  readonly play: FindPlay
}

/** A call that is taken unless the player's balance does not cover it. */
export interface TakenCall {
  readonly call: RoundCall
  readonly requestHash: Buffer
  readonly accountId: bigint
  readonly account: PlayedAccount
  /** What the transaction is about, minor units. */
  readonly amount: bigint
  /** Minor units onto the player's account; 0 moves nothing. */
  readonly movement: bigint
  readonly targetId?: string
  /** Whose record a bet opens. */
  readonly opens?: Play
  /** How the round's record ends. */
  readonly closes?: {
    readonly status: Exclude<BetsTable['status'], 'OPEN'>
    readonly winAmount: bigint
    readonly voidReason?: VoidReason
  }
}

/** The answer it had when it came first; or what it does now. Throws `SeamlessError` when it is refused. */
export function decideCall(call: RoundCall, known: Known): Accepted | TakenCall {
  const requestHash = hashCall(call)
  const { transactionId } = call.body
  const [before] = known.find(call.context, 'transaction_id', transactionId)
  if (before !== undefined) {
    if (!before.request_hash.equals(requestHash))
      throw new SeamlessError('transaction_conflict', `Transaction ${transactionId} had another content`)
    return before.balance_after === null ? { transactionId } : { transactionId, balance: Number(before.balance_after) }
  }
  switch (call.kind) {
    case 'bet':
      return { call, requestHash, ...placeBet(call, known) }
    case 'win':
      return { call, requestHash, ...settleWin(call, known) }
    case 'rollback':
      return { call, requestHash, ...takeBack(call, known) }
  }
}

type Taken = Omit<TakenCall, 'call' | 'requestHash'>
type CallOf<Kind> = Extract<RoundCall, { kind: Kind }>

/** Takes the stake and opens the round, unless the bet was taken back before it came. */
function placeBet({ context, body }: CallOf<'bet'>, known: Known): Taken {
  const { transactionId, roundId } = body
  if (known.find(context, 'target_id', transactionId).length > 0)
    throw new SeamlessError('rolled_back', `Bet ${transactionId} was taken back`)
  const play = known.play(context, body.session)
  const now = context.clock.now()
  if (play === undefined || play.expires_at <= now)
    throw new SeamlessError('session_expired', 'The game session is unknown or over')
  if (play.login_hash !== null && (play.login_expires_at === null || play.login_expires_at <= now))
    throw new SeamlessError('session_expired', 'The player has signed out')
  if (!play.trial && context.merchant.walletVendors.has(context.vendor))
    throw new SeamlessError('own_wallet', "Games of this vendor are played from the vendor's own wallet")
  if (play.standing_amount !== null && BigInt(body.amount) > play.standing_amount)
    throw new SeamlessError('over_standing', 'The stake is more than the player lets the vendor take')
  if (known.find(context, 'round_id', roundId).some(({ kind }) => kind === 'bet'))
    throw new SeamlessError('round_conflict', `Round ${roundId} has a bet`)
  const amount = BigInt(body.amount)
  return { accountId: play.account_id, account: play, amount, movement: -amount, opens: play }
}

/** Credits the win and settles the round; nothing won settles it as lost. */
function settleWin({ context, body }: CallOf<'win'>, known: Known): Taken {
  const { roundId } = body
  const inRound = known.find(context, 'round_id', roundId)
  const bet = inRound.find(({ kind }) => kind === 'bet')
  if (bet === undefined) throw new SeamlessError('round_unknown', `Round ${roundId} has no bet`)
  if (inRound.some(({ kind }) => kind === 'win'))
    throw new SeamlessError('round_settled', `Round ${roundId} is settled`)
  if (inRound.some(({ kind }) => kind === 'rollback'))
    throw new SeamlessError('rolled_back', `Round ${roundId} was taken back`)
  const amount = BigInt(body.amount)
  const closes = { status: amount > 0n ? 'WON' : 'LOST', winAmount: amount } as const
  return { accountId: bet.account_id, account: bet, amount, movement: amount, closes }
}

/** Gives the stake of an unsettled round back, or leaves a tombstone for a bet that has not come yet. */
function takeBack({ context, body }: CallOf<'rollback'>, known: Known): Taken {
  const { roundId, betTransactionId: targetId, reason } = body
  const [bet] = known.find(context, 'transaction_id', targetId)
  if (bet === undefined) {
    const play = known.play(context, body.session)
    // Without a session there can never be a bet either, so there is nothing to remember.
    if (play === undefined) throw new SeamlessError('session_expired', 'The game session is unknown')
    return { accountId: play.account_id, account: play, amount: 0n, movement: 0n, targetId }
  }
  if (bet.kind !== 'bet' || bet.round_id !== roundId)
    throw new SeamlessError('round_conflict', `Transaction ${targetId} is not the bet of round ${roundId}`)
  const inRound = known.find(context, 'round_id', roundId)
  if (inRound.some(({ kind }) => kind === 'win'))
    throw new SeamlessError('round_settled', `Round ${roundId} is settled`)
  const taken = { accountId: bet.account_id, account: bet, targetId }
  if (inRound.some(({ kind, target_id }) => kind === 'rollback' && target_id === targetId))
    return { ...taken, amount: 0n, movement: 0n }
  const closes = { status: 'CANCELLED', winAmount: 0n, ...(reason && { voidReason: reason }) } as const
  return { ...taken, amount: bet.amount, movement: bet.amount, closes }
}

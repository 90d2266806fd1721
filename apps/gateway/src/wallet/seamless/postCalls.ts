import type { Accepted } from '@foyer/contract'
import type { Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { type AccountName, ensureAccounts } from '../accounts.ts'
import type { Outcome, PostedTransfer, Transfer } from '../posting/transfer.ts'
import { decideCall, type TakenCall } from './decideCall.ts'
import { lockTransactions } from './lockTransactions.ts'
import { readPlays } from './readPlays.ts'
import { readRounds } from './readRounds.ts'
import { type DoneCall, recordCalls } from './recordCalls.ts'
import { namesOfCall, type RoundCall, roundName } from './roundCall.ts'
import { SeamlessError } from './seamlessError.ts'
import { isLost, settleLost } from './settleLost.ts'

/** Owner of the house account that all play money comes from and returns to. */
export const playMoneyOwner = 'play-money'

/** Calls as far as they are decided before money is looked at. */
export interface DecidedCalls {
  /** What the calls would move. */
  readonly transfers: readonly Transfer[]
  /** Sends what is to be remembered of those taken, once the transfers have their outcomes. */
  readonly finish: (posted: readonly Outcome<PostedTransfer>[]) => FinishedCalls
}

export interface FinishedCalls {
  /** One for each call. */
  readonly outcomes: readonly Outcome<Accepted>[]
  readonly recorded: Promise<void>
}

/** Decides calls of the seamless wallet inside a transaction. No two are about the same round or transaction. */
export async function decideCalls(trx: Transaction<Database>, calls: readonly RoundCall[]): Promise<DecidedCalls> {
  if (calls.length === 0) return { transfers: [], finish: () => ({ outcomes: [], recorded: Promise.resolve() }) }
  // Sent together and performed one after the other: what is read is read under the locks.
  const lost = calls.filter(isLost)
  const [, isSettled, rounds, play] = await Promise.all([
    lockTransactions(trx, calls.flatMap(lockedNames)),
    settleLost(trx, lost),
    readRounds(
      trx,
      calls.filter((call) => !isLost(call)),
    ),
    readPlays(trx, calls),
  ])
  const again = lost.filter((call) => !isSettled(call))
  const roundsAgain = await readRounds(trx, again)
  const decided = calls.map((call): Outcome<Accepted | TakenCall> => {
    if (isSettled(call)) return { result: { transactionId: call.body.transactionId } }
    try {
      return { result: decideCall(call, { ...(isLost(call) ? roundsAgain : rounds), play }) }
    } catch (error) {
      if (error instanceof SeamlessError) return { refused: error }
      throw error
    }
  })
  const taken = decided.flatMap((one) => ('result' in one && 'call' in one.result ? [one.result] : []))
  const moving = taken.filter(({ movement }) => movement !== 0n)
  const others = await ensureAccounts(trx, moving.map(counterparty))
  const places = new Map(moving.map((call, index) => [call, index]))
  return {
    transfers: moving.map((call, index) => transferOf(call, others[index] ?? 0n)),
    finish: (posted) => {
      const outcomes = decided.map((one): FinishedCall => {
        if ('refused' in one || !('call' in one.result)) return { outcome: one as Outcome<Accepted> } // no call to take
        const place = places.get(one.result)
        return finishCall(one.result, place === undefined ? undefined : posted[place])
      })
      const recorded = recordCalls(
        trx,
        outcomes.flatMap(({ done }) => (done === undefined ? [] : [done])),
      )
      // Whoever waits hears of a failure; nobody may be there to wait when the transaction itself fails.
      recorded.catch(() => undefined)
      return { outcomes: outcomes.map(({ outcome }) => outcome), recorded }
    },
  }
}

/** What is locked for a call: its names, but for a round that was lost, which is settled by one statement, its round alone. */
const lockedNames = (call: RoundCall): readonly string[] => (isLost(call) ? [roundName(call)] : namesOfCall(call))

/** The vendor for real money, the house for play money. */
const counterparty = ({ call: { context }, account }: TakenCall): AccountName => ({
  merchantId: context.merchant.id,
  currency: account.currency,
  ...(account.account_kind === 'trial'
    ? { kind: 'house', owner: playMoneyOwner }
    : { kind: 'vendor', owner: context.vendor }),
})

function transferOf({ call, accountId, movement }: TakenCall, other: bigint): Transfer {
  const { merchant, vendor, clock } = call.context
  return {
    merchantId: merchant.id,
    kind: call.kind,
    idempotencyKey: `seamless:${vendor}:${call.body.transactionId}`,
    reference: `${vendor}:${call.body.roundId}`,
    lines: [
      { accountId, amount: movement },
      { accountId: other, amount: -movement },
    ],
    at: clock.now(),
  }
}

interface FinishedCall {
  readonly outcome: Outcome<Accepted>
  readonly done?: DoneCall
}

function finishCall(taken: TakenCall, posted: Outcome<PostedTransfer> | undefined): FinishedCall {
  const { transactionId } = taken.call.body
  if (posted === undefined) return { outcome: { result: { transactionId } }, done: { ...taken, journalId: undefined } }
  if ('refused' in posted) return { outcome: { refused: refusalOf(posted.refused) } }
  const { journalId, balances } = posted.result
  const balance = Number(balances.get(taken.accountId))
  return { outcome: { result: { transactionId, balance } }, done: { ...taken, journalId } }
}

function refusalOf(error: Error): Error {
  if (!(error instanceof ProblemError)) return error
  if (error.code === 'insufficient_funds')
    return new SeamlessError('insufficient_funds', 'The balance does not cover the stake')
  if (error.code === 'account_frozen') return new SeamlessError('account_frozen', 'The account is frozen')
  return error
}

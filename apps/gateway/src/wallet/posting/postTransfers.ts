import type { Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { type HeldAccount, lockAccounts, nameOf } from './lockAccounts.ts'
import { type KnownTransfer, readKnownTransfers } from './readKnownTransfers.ts'
import { checkLines, hashTransfer, keyOf, type Outcome, type PostedTransfer, type Transfer } from './transfer.ts'
import { type DecidedTransfer, writeTransfers } from './writeTransfers.ts'

/**
 * Moves money between accounts inside the caller's transaction: any number of transfers, one after another as they stand,
 * in three statements. Each is accepted or refused for itself: with `insufficient_funds` when an account of a player would
 * go below zero, `balance_limit` when it would hold more than fits, `account_frozen` when money would leave a frozen one,
 * `idempotency_conflict` when its key was used for other content. No two may have one key.
 */
export async function postTransfers(
  trx: Transaction<Database>,
  transfers: readonly Transfer[],
): Promise<readonly Outcome<PostedTransfer>[]> {
  const finish = await sendTransfers(trx, transfers)
  return finish()
}

/**
 * Decides transfers and sends what they write; the function it resolves with waits for that. A transaction whose end is
 * sent meanwhile goes back when the writing fails.
 */
export async function sendTransfers(
  trx: Transaction<Database>,
  transfers: readonly Transfer[],
): Promise<() => Promise<readonly Outcome<PostedTransfer>[]>> {
  for (const transfer of transfers) checkLines(transfer)
  // Sent together and performed one after the other. Whoever else posts one of these keys holds the same accounts, so
  // what is known once they are held is known for good.
  const [accounts, known] = await Promise.all([lockAccounts(trx, transfers), readKnownTransfers(trx, transfers)])
  const accepted: (DecidedTransfer & { readonly index: number })[] = []
  const outcomes = transfers.map((transfer, index): Outcome<PostedTransfer> | undefined => {
    const requestHash = hashTransfer(transfer)
    const before = known.get(keyOf(transfer))
    if (before !== undefined) return replay(before, requestHash)
    const refused = checkBalances(accounts, transfer)
    if (refused !== undefined) return { refused }
    const balances = new Map<bigint, bigint>()
    for (const { accountId, amount } of transfer.lines) {
      const account = held(accounts, transfer, accountId)
      account.balance += amount
      balances.set(accountId, account.balance)
    }
    accepted.push({ index, transfer, requestHash, balances })
    return undefined
  })
  const written = writeTransfers(trx, accepted)
  // Whoever waits hears of a failure; nobody may be there to wait when the transaction itself fails.
  written.catch(() => undefined)
  return async () => {
    const journalIds = await written
    for (const [place, { index, balances }] of accepted.entries())
      outcomes[index] = { result: { journalId: journalIds[place] ?? 0n, replayed: false, balances } }
    // Those that were not answered at once were accepted, and have their result by now.
    return outcomes as Outcome<PostedTransfer>[]
  }
}

/** Moves money inside the caller's transaction. Throws what it is refused with; the transaction is good for going back only. */
export async function postTransfer(trx: Transaction<Database>, transfer: Transfer): Promise<PostedTransfer> {
  const [outcome] = await postTransfers(trx, [transfer])
  if (outcome === undefined) throw new Error('One transfer has one outcome')
  if ('refused' in outcome) throw outcome.refused
  return outcome.result
}

function held(accounts: ReadonlyMap<string, HeldAccount>, { merchantId }: Transfer, accountId: bigint): HeldAccount {
  const account = accounts.get(nameOf(merchantId, accountId))
  if (account === undefined) throw new Error(`Account ${accountId} is not one of merchant ${merchantId}`)
  return account
}

/** The highest balance the database can hold. */
const most = 2n ** 63n - 1n
/** The highest a player may have, in minor units: with however many decimals it fits the wire's 15 digits, and a number exactly. */
export const mostOfPlayer = 10n ** 15n - 1n

function checkBalances(accounts: ReadonlyMap<string, HeldAccount>, transfer: Transfer): Error | undefined {
  for (const { accountId, amount } of transfer.lines) {
    const account = accounts.get(nameOf(transfer.merchantId, accountId))
    if (account === undefined) return new Error(`Account ${accountId} is not one of merchant ${transfer.merchantId}`)
    const balance = account.balance + amount
    const isPlayers = account.kind !== 'vendor' && account.kind !== 'house'
    if (account.frozen && amount < 0n) return new ProblemError('account_frozen')
    if (isPlayers && amount < 0n && balance < 0n) return new ProblemError('insufficient_funds')
    if (isPlayers && amount > 0n && balance > mostOfPlayer) return new ProblemError('balance_limit')
    if (balance > most || balance < -most) return new RangeError(`Account ${accountId} cannot hold ${balance}`)
  }
  return undefined
}

function replay({ journalId, requestHash, entries }: KnownTransfer, asked: string): Outcome<PostedTransfer> {
  if (requestHash !== asked) return { refused: new ProblemError('idempotency_conflict') }
  const balances = new Map([...entries].map(([accountId, { balanceAfter }]) => [accountId, balanceAfter]))
  return { result: { journalId, replayed: true, balances } }
}

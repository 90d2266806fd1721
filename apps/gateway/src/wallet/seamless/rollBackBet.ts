import type { Accepted, SeamlessBody } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { closeBetRecord } from './closeBetRecord.ts'
import { findGameSession } from './gameSessions.ts'
import { lockTransactions } from './lockTransactions.ts'
import { moveMoney } from './moveMoney.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'
import { findTransactions, hashRequest, recordTransaction, replayTransaction } from './transactions.ts'

type RollbackBody = SeamlessBody<'rollback'>

/** Gives the stake of an unsettled round back, or leaves a tombstone for a bet that has not come yet. */
export function rollBackBet(context: SeamlessContext, body: RollbackBody): Promise<Accepted> {
  const requestHash = hashRequest('rollback', body)
  return context.db.transaction().execute(async (trx) => {
    await lockTransactions(trx, context, body.roundId, [body.transactionId, body.betTransactionId])
    const replayed = await replayTransaction(trx, context, body.transactionId, requestHash)
    return replayed ?? takeBack(trx, context, body, requestHash)
  })
}

async function takeBack(
  trx: Transaction<Database>,
  context: SeamlessContext,
  body: RollbackBody,
  requestHash: Buffer,
): Promise<Accepted> {
  const { transactionId, roundId, betTransactionId } = body
  const record = { transactionId, kind: 'rollback', roundId, requestHash, targetId: betTransactionId } as const
  const [bet] = await findTransactions(trx, context, 'transaction_id', betTransactionId)
  if (bet === undefined) {
    const session = await findGameSession(trx, context, body.session)
    // Without a session there can never be a bet either, so there is nothing to remember.
    if (session === undefined) throw new SeamlessError('session_expired', 'The game session is unknown')
    await recordTransaction(trx, context, { ...record, accountId: session.account_id, amount: 0n })
    return { transactionId }
  }
  if (bet.kind !== 'bet' || bet.round_id !== roundId) {
    throw new SeamlessError('round_conflict', `Transaction ${betTransactionId} is not the bet of round ${roundId}`)
  }
  const inRound = await findTransactions(trx, context, 'round_id', roundId)
  if (inRound.some(({ kind }) => kind === 'win'))
    throw new SeamlessError('round_settled', `Round ${roundId} is settled`)
  const accountId = bet.account_id
  if (inRound.some(({ kind, target_id }) => kind === 'rollback' && target_id === betTransactionId)) {
    await recordTransaction(trx, context, { ...record, accountId, amount: 0n })
    return { transactionId }
  }
  const moved = await moveMoney(trx, context, {
    kind: 'rollback',
    transactionId,
    roundId,
    accountId,
    amount: bet.amount,
  })
  await recordTransaction(trx, context, { ...record, accountId, amount: bet.amount, journalId: moved.journalId })
  await closeBetRecord(trx, context, roundId, { status: 'CANCELLED', winAmount: 0n })
  return { transactionId, balance: moved.balance }
}

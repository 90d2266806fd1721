import type { Accepted, SeamlessBody } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { type GameSession, readGameSession, sessionExpiry } from './gameSessions.ts'
import { lockTransactions } from './lockTransactions.ts'
import { moveMoney } from './moveMoney.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'
import { findTransactions, hashRequest, recordTransaction, replayTransaction } from './transactions.ts'

/** Takes the stake and opens the round, unless the bet was taken back before it came. */
export function placeBet(context: SeamlessContext, body: SeamlessBody<'bet'>): Promise<Accepted> {
  const { transactionId, roundId } = body
  const requestHash = hashRequest('bet', body)
  return context.db.transaction().execute(async (trx) => {
    await lockTransactions(trx, context, roundId, [transactionId])
    const replayed = await replayTransaction(trx, context, transactionId, requestHash)
    if (replayed !== undefined) return replayed

    const tombstones = await findTransactions(trx, context, 'target_id', transactionId)
    if (tombstones.length > 0) throw new SeamlessError('rolled_back', `Bet ${transactionId} was taken back`)
    const session = await readGameSession(trx, context, body.session)
    const inRound = await findTransactions(trx, context, 'round_id', roundId)
    if (inRound.some(({ kind }) => kind === 'bet'))
      throw new SeamlessError('round_conflict', `Round ${roundId} has a bet`)

    const amount = BigInt(body.amount)
    const moved = await moveMoney(trx, context, {
      kind: 'bet',
      transactionId,
      roundId,
      accountId: session.account_id,
      amount: -amount,
    })
    await recordTransaction(trx, context, {
      transactionId,
      kind: 'bet',
      roundId,
      accountId: session.account_id,
      amount,
      requestHash,
      journalId: moved.journalId,
    })
    if (!session.trial) await openBetRecord(trx, context, session, roundId, amount)
    await extendSession(trx, context, session)
    return { transactionId, balance: moved.balance }
  })
}

async function openBetRecord(
  trx: Transaction<Database>,
  { merchant, vendor, clock }: SeamlessContext,
  session: GameSession,
  roundId: string,
  amount: bigint,
): Promise<void> {
  if (session.member_id === null) throw new Error('A real game session has a member')
  const game = await trx
    .selectFrom('games')
    .select(['name', 'game_type'])
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', session.node_id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('bets')
    .values({
      merchant_id: merchant.id,
      vendor_code: vendor,
      round_id: roundId,
      member_id: session.member_id,
      node_id: session.node_id,
      game_name: game.name,
      game_type: game.game_type,
      bet_amount: amount,
      win_amount: 0n,
      status: 'OPEN',
      bet_at: clock.now(),
      settled_at: null,
    })
    .execute()
}

async function extendSession(
  trx: Transaction<Database>,
  { merchant, clock }: SeamlessContext,
  session: GameSession,
): Promise<void> {
  await trx
    .updateTable('game_sessions')
    .set({ expires_at: sessionExpiry(clock.now()) })
    .where('merchant_id', '=', merchant.id)
    .where('session_hash', '=', session.session_hash)
    .execute()
}

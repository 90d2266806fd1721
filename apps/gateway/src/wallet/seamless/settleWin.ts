import type { Accepted, SeamlessBody } from '@foyer/contract'
import { closeBetRecord } from './closeBetRecord.ts'
import { lockTransactions } from './lockTransactions.ts'
import { moveMoney } from './moveMoney.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'
import { findTransactions, hashRequest, recordTransaction, replayTransaction } from './transactions.ts'

/** Credits the win and settles the round; nothing won settles it as lost. */
export function settleWin(context: SeamlessContext, body: SeamlessBody<'win'>): Promise<Accepted> {
  const { transactionId, roundId } = body
  const requestHash = hashRequest('win', body)
  return context.db.transaction().execute(async (trx) => {
    await lockTransactions(trx, context, roundId, [transactionId])
    const replayed = await replayTransaction(trx, context, transactionId, requestHash)
    if (replayed !== undefined) return replayed

    const inRound = await findTransactions(trx, context, 'round_id', roundId)
    const bet = inRound.find(({ kind }) => kind === 'bet')
    if (bet === undefined) throw new SeamlessError('round_unknown', `Round ${roundId} has no bet`)
    if (inRound.some(({ kind }) => kind === 'win'))
      throw new SeamlessError('round_settled', `Round ${roundId} is settled`)
    if (inRound.some(({ kind }) => kind === 'rollback'))
      throw new SeamlessError('rolled_back', `Round ${roundId} was taken back`)

    const amount = BigInt(body.amount)
    const accountId = bet.account_id
    const moved =
      amount > 0n
        ? await moveMoney(trx, context, { kind: 'win', transactionId, roundId, accountId, amount })
        : undefined
    await recordTransaction(trx, context, {
      transactionId,
      kind: 'win',
      roundId,
      accountId,
      amount,
      requestHash,
      ...(moved === undefined ? {} : { journalId: moved.journalId }),
    })
    await closeBetRecord(trx, context, roundId, { status: amount > 0n ? 'WON' : 'LOST', winAmount: amount })
    return moved === undefined ? { transactionId } : { transactionId, balance: moved.balance }
  })
}

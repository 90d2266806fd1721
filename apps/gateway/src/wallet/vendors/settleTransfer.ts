import type { WalletAnswer, WalletTransferReason } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { moveMoney } from './moveMoney.ts'
import { statusAfter } from './nextStatus.ts'
import { lockTransfer, type WalletTransferRow } from './walletTransfers.ts'

/** Lets a vendor's word count for a transfer; state and money change together. Resolves with the transfer after it. */
export function settleTransfer(
  db: Kysely<Database>,
  { merchant_id, reference }: Pick<WalletTransferRow, 'merchant_id' | 'reference'>,
  answer: Omit<WalletAnswer, 'reference'> | undefined,
  at: Date,
): Promise<WalletTransferRow> {
  return db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, merchant_id, reference)
    if (transfer === undefined) throw new Error(`The transfer ${reference} is gone`)
    const status = statusAfter[transfer.status][answer?.state ?? 'silence']
    if (status === transfer.status) return transfer
    await moveMoney(trx, transfer, status === 'DONE' ? 'done' : 'undone', at)
    const change = { status, reason: reasonOf(status, answer), settled_at: at }
    await trx
      .updateTable('wallet_transfers')
      .set(change)
      .where('merchant_id', '=', merchant_id)
      .where('reference', '=', reference)
      .execute()
    return { ...transfer, ...change }
  })
}

function reasonOf(
  status: WalletTransferRow['status'],
  answer: Omit<WalletAnswer, 'reference'> | undefined,
): WalletTransferReason | null {
  if (status !== 'UNDONE') return null
  return answer?.state === 'refused' ? (answer.reason ?? 'refused') : 'unconfirmed'
}

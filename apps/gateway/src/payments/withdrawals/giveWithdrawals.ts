import type { Transaction } from 'kysely'
import type { CallerSecrets } from '../../calls/callerSecrets.ts'
import { newReference } from '../../calls/newReference.ts'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { decimalsOf } from '../methods.ts'
import { storeBankAccount } from './bankAccounts.ts'
import { moveWithdrawal } from './moveWithdrawal.ts'
import type { WithdrawalMove } from './nextStatus.ts'
import { openMember, postReserve } from './postWithdrawal.ts'
import { addWithdrawalEvent } from './withdrawals.ts'

/** What a demo account is to have. */
export interface GivenWithdrawals {
  readonly memberId: bigint
  readonly bank: string
  readonly holder: string
  readonly number: string
  /** In the order of their time; `whole` is the amount without decimals. */
  readonly withdrawals: readonly {
    readonly whole: bigint
    readonly at: Date
    readonly way: readonly (readonly [move: WithdrawalMove, at: Date])[]
  }[]
}

/** Gives an account a bank account and withdrawals that have gone their way, with the money behind them. */
export const createGiveWithdrawals =
  (secrets: CallerSecrets) =>
  async (trx: Transaction<Database>, merchant: Merchant, given: GivenWithdrawals): Promise<void> => {
    const { memberId, withdrawals, ...account } = given
    const method = merchant.config.payments.withdrawal.methods[0]
    const opened = withdrawals[0]?.at ?? new Date()
    const owner = { merchantId: merchant.id, memberId, at: opened }
    const { bank_account_id } = await storeBankAccount(trx, secrets, owner, account)
    const unit = 10n ** BigInt(decimalsOf(merchant))
    const needed = withdrawals.reduce((sum, { whole }) => sum + whole * unit, 0n)
    const { balance } = await openMember(trx, {
      merchant_id: merchant.id,
      member_id: memberId,
      currency: merchant.currency,
    })
    // An account of another currency may have less than this.
    if (method === undefined || balance < needed) return
    for (const { whole, at, way } of withdrawals) {
      const reference = newReference('W')
      let row = await trx
        .insertInto('withdrawals')
        .values({
          merchant_id: merchant.id,
          reference,
          member_id: memberId,
          idempotency_key: `demo:${reference}`,
          request_hash: Buffer.alloc(32),
          method_id: method.id,
          kind: method.kind,
          provider: method.provider,
          bank_account_id,
          currency: merchant.currency,
          amount: whole * unit,
          fee: 0n,
          status: 'PENDING',
          reason: null,
          receipt: null,
          created_at: at,
          sent_at: null,
          due_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await postReserve(trx, row, at)
      await addWithdrawalEvent(trx, row, { step: 'started', source: 'member', at })
      for (const [move, then] of way)
        row = await moveWithdrawal(trx, row, move, { merchant, source: 'clock', at: then })
    }
    // They were told at the time: old news would lie over the page of whoever tries the site.
    await trx
      .updateTable('money_notices')
      .set({ taken_at: opened, taken_key: 'demo' })
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', memberId)
      .where('taken_at', 'is', null)
      .execute()
  }

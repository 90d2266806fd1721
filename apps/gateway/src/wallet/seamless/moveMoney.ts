import type { Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { type Account, type AccountName, ensureAccount, findAccount } from '../accounts.ts'
import { postTransfer } from '../ledger.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'

/** Owner of the house account that all play money comes from and returns to. */
export const playMoneyOwner = 'play-money'

interface Movement {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly transactionId: string
  readonly roundId: string
  readonly accountId: bigint
  /** Minor units onto the player's account; negative for a bet. */
  readonly amount: bigint
}

/** Moves money between the player and the vendor, or the house for play money; answers with the player's balance after it. */
export async function moveMoney(
  trx: Transaction<Database>,
  context: SeamlessContext,
  movement: Movement,
): Promise<{ journalId: bigint; balance: number }> {
  const { merchant, vendor, clock } = context
  const other = await counterparty(trx, context, movement.accountId)
  try {
    const { journalId, balances } = await postTransfer(trx, {
      merchantId: merchant.id,
      kind: movement.kind,
      idempotencyKey: `seamless:${vendor}:${movement.transactionId}`,
      reference: `${vendor}:${movement.roundId}`,
      lines: [
        { accountId: movement.accountId, amount: movement.amount },
        { accountId: other.accountId, amount: -movement.amount },
      ],
      at: clock.now(),
    })
    return { journalId, balance: Number(balances.get(movement.accountId)) }
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'insufficient_funds') {
      throw new SeamlessError('insufficient_funds', 'The balance does not cover the stake')
    }
    throw error
  }
}

async function counterparty(
  trx: Transaction<Database>,
  { merchant, vendor }: SeamlessContext,
  accountId: bigint,
): Promise<Account> {
  const player = await trx
    .selectFrom('accounts')
    .select(['kind', 'currency'])
    .where('merchant_id', '=', merchant.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const name: AccountName =
    player.kind === 'trial'
      ? { merchantId: merchant.id, kind: 'house', owner: playMoneyOwner, currency: player.currency }
      : { merchantId: merchant.id, kind: 'vendor', owner: vendor, currency: player.currency }
  return (await findAccount(trx, name)) ?? (await ensureAccount(trx, name))
}
